/** Texts for what is held. */
export const holdings = {
  holdings: {
    investment: 'Investment',
    moneyAvailable: 'Money available',
    how: 'How it becomes available',
    atMaturity: 'at maturity',
    withNotice: (days: number, count: string) => `with ${count} ${days === 1 ? 'day’s' : 'days’'} notice`,
    /** Shown if there is no column for it. */
    matures: (day: string) => `Matures ${day}`,
    exits: (day: string) => `Next exit ${day}`,
    /** The days on which the money of all holdings is free. */
    freeDays: 'When money is free',
    due: 'Date',
    what: 'What happens',
    value: 'Current value',
    /** A way to split the holdings, and the day of their values in a file. */
    byAccount: 'By account',
    valuedOn: 'Values as of',
    maturity: 'Matures',
    notice: (day: string) => `Last day to give notice, to redeem on ${day}`,
    redeems: 'Can be redeemed',
    noDay: 'The date is not known',
    fund: 'Fund',
    fundUnits: (units: string, price: string) => `Fund, ${units} units at ${price}`,
    /** A mortgage by its rank: by itself, and as what I have a part of. */
    mortgage: {
      '1': { whole: '1st mortgage', part: '1st mortgage' },
      '2': { whole: '2nd mortgage', part: '2nd mortgage' },
      '3': { whole: '3rd mortgage', part: '3rd mortgage' },
      other: { whole: 'Mortgage', part: 'mortgage' },
    },
    partOf: (part: string, mortgage: string) => `${part} of a ${mortgage}`,
    placed: (what: string, place: string) => `${what}, ${place}`,
    pastDue: (days: number, count: string) => `${count}\u00a0${days === 1 ? 'day' : 'days'} past due`,
    missed: 'Payment missed',
    upToDate: 'Up to date',
    averageRate: 'average rate',
    averageLtv: 'average LTV of loans',
    earned: 'received to date on these',
    ofCurrency: (label: string, currency: string) => `${label} (${currency})`,
  },
};
