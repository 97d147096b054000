/** Texts for what was added to what is invested. */
export const added = {
  added: {
    /** Follows the amount. */
    since: (date: string) => `since ${date}`,
    colon: ': ',
    newMoney: (amount: string) => `${amount} new money`,
    reinvested: (amount: string) => `${amount} reinvested`,
    returned: (amount: string) => `${amount} repaid to you`,
    allNew: 'all of it new money',
    allReinvested: 'all of it reinvested',
    /** What changed the course of what is invested. */
    funded: (name: string) => `${name} funded`,
    repaid: (name: string) => `${name} repaid`,
  },
};
