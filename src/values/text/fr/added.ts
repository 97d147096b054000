/** French texts for what was added to what is invested. */
export const added = {
  added: {
    since: (date: string) => `depuis le ${date}`,
    colon: '\u00a0: ',
    newMoney: (amount: string) => `${amount} d’argent neuf`,
    reinvested: (amount: string) => `${amount} réinvestis`,
    returned: (amount: string) => `${amount} remboursés`,
    allNew: 'entièrement de l’argent neuf',
    allReinvested: 'entièrement réinvestis',
    funded: (name: string) => `${name} financé`,
    repaid: (name: string) => `${name} remboursé`,
  },
};
