/** Texts for an investor who has not invested yet. */
export const firstUse = {
  firstUse: {
    title: 'Nothing invested yet',
    text: 'Once your first investment is funded, this page shows what you own, what it earns and when you are paid.',
    accredited: 'You are verified as an accredited investor',
    notAccredited: 'You are not verified as an accredited investor',
    validUntil: (day: string) => `Valid until ${day}`,
    accountVerified: 'Your bank account is verified',
    noAccount: 'You have no verified bank account',
    seeAccounts: 'See accounts',
    opportunities: (count: number, written: string) =>
      count === 0
        ? 'No opportunity is open to you at the moment'
        : count === 1
          ? 'One opportunity is open to you'
          : `${written} opportunities are open to you`,
    opportunitiesLater: 'We show new ones under Opportunities as soon as they open.',
    seeOpportunities: 'See opportunities',
    ask: 'Ask about investing',
    contact: (name: string, brand: string) => `${name} is your contact at ${brand}.`,
  },
};
