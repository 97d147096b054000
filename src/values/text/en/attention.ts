/** Texts for what needs attention. */
export const attention = {
  attention: {
    /** Parts that could not be checked, by their titles. */
    unknown: (titles: string) => `${titles}: we couldn’t check these.`,
    nothing: 'Nothing needs your attention.',
    /** The name of the reminders beside a failure, and what they say if there are none. */
    reminders: 'Reminders',
    noReminders: 'Nothing else needs your attention.',
    more: (count: string) => `${count} more`,
    fewer: 'Show less',
    behind: (name: string, days: number, count: string) =>
      `${name} is ${count}\u00a0${days === 1 ? 'day' : 'days'} past due.`,
    failed: (count: number, written: string, since: string, amount: string) =>
      count === 1
        ? `A payment of ${amount} failed on ${since}`
        : `${written} payments, ${amount} in all, failed since ${since}`,
    /** What is owed, where it is not interest alone. */
    owed: {
      interest: (amount: string) => `${amount} of interest`,
      principal: (amount: string) => `${amount} of principal`,
      withdrawal: (amount: string) => `${amount} of a withdrawal`,
    },
    and: ' and ',
    principalDue: (amount: string, day: string) => `Its principal of ${amount} is due ${day}.`,
    /** What the manager wrote last. */
    update: (author: string, day: string, said: string) => `${author}, ${day}: “${said}”`,
    seeLoan: 'See the loan',
    ask: 'Ask about this loan',
    askOther: 'Ask about this investment',
    /** The link behind a reminder. */
    ways: {
      maturities: 'See the loan',
      redemptions: 'Give notice',
      accounts: 'See accounts',
      accreditation: 'See details',
      insurance: 'See the property',
      documents: 'See documents',
      notes: 'Read notes',
      opportunities: 'See opportunities',
    },
    matures: (name: string, day: string) => `${name} matures on ${day}.`,
    redemption: (name: string, day: string, askBy: string) => `Give notice by ${askBy} to redeem ${name} on ${day}.`,
    account: (name: string) => `Bank account “${name}” is waiting to be verified.`,
    accounts: (count: string) => `${count} bank accounts are waiting to be verified.`,
    accreditation: (day: string) => `Your accreditation expires on ${day}.`,
    insurance: (name: string, day: string) => `The property insurance of ${name} expires on ${day}.`,
    document: (name: string) => `You have a new document: ${name}.`,
    documents: (count: string) => `You have ${count} new documents.`,
    note: (title: string) => `Your manager has written a note: ${title}.`,
    notes: (count: string) => `Your manager has written ${count} notes.`,
    opportunity: (title: string, day: string) => `${title} closes on ${day}.`,
    opportunities: (count: string, day: string) => `${count} opportunities close soon, the first on ${day}.`,
    titles: {
      behind: 'Loans behind on payments',
      failed: 'Failed payments',
      maturities: 'Maturities',
      redemptions: 'Redemption dates',
      accounts: 'Bank accounts',
      accreditation: 'Accreditation',
      insurance: 'Property insurance',
      documents: 'New documents',
      notes: 'New notes',
      opportunities: 'Closing offers',
    },
  },
};
