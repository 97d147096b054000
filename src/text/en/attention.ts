/** Texts for what needs attention. */
export const attention = {
  attention: {
    /** Parts that could not be checked, by their titles. */
    unknown: (titles: string) => `${titles}: we couldn’t check these.`,
    upToDate: 'All payments are up to date.',
    behind: (name: string, days: number, count: string) =>
      `The borrower of ${name} is ${count} ${days === 1 ? 'day' : 'days'} behind on payments.`,
    failed: (count: number, written: string, since: string, share: string) =>
      count === 1
        ? `A payment failed on ${since}. Your share is ${share}.`
        : `${written} payments have failed since ${since}. Your share is ${share}.`,
    /** What is owed, where it is not interest alone. */
    owed: {
      interest: (amount: string) => `${amount} of interest`,
      principal: (amount: string) => `${amount} of principal`,
      withdrawal: (amount: string) => `${amount} of a withdrawal`,
    },
    and: ' and ',
    matures: (name: string, day: string) => `${name} matures on ${day}.`,
    redemption: (name: string, day: string, askBy: string) => `To redeem ${name} on ${day}, give notice by ${askBy}.`,
    account: (name: string) => `Bank account “${name}” is waiting to be verified.`,
    accounts: (count: string) => `${count} bank accounts are waiting to be verified.`,
    accreditation: (day: string) => `Your accreditation expires on ${day}.`,
    document: (name: string) => `You have a new document: ${name}.`,
    documents: (count: string) => `You have ${count} new documents.`,
    note: (title: string) => `Your manager has written a note: ${title}.`,
    notes: (count: string) => `Your manager has written ${count} notes.`,
    offer: (title: string, day: string) => `${title} closes on ${day}.`,
    offers: (count: string, day: string) => `${count} opportunities close soon, the first on ${day}.`,
    titles: {
      behind: 'Loans behind on payments',
      failed: 'Failed payments',
      maturities: 'Maturities',
      redemptions: 'Redemption dates',
      accounts: 'Bank accounts',
      accreditation: 'Accreditation',
      documents: 'New documents',
      notes: 'New notes',
      offers: 'Closing offers',
    },
  },
};
