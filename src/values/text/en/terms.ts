/** Explanations of technical terms, by the value whose label is the term. */
export const terms = {
  terms: {
    pari_passu: 'All lenders of this loan are paid at the same time, each by their share.',
    '30_360': 'Interest counts every month as 30 days, and the year as 360.',
    actual_365: 'Interest counts the days of each month as they are, and the year as 365.',
    actual_360: 'Interest counts the days of each month as they are, and the year as 360.',
    drip: 'Distribution reinvestment plan: what you earn buys more units, and is not paid out.',
    partial_drip: 'Distribution reinvestment plan: a part of what you earn buys more units, and the rest is paid out.',
    bn: 'Business number: the Canada Revenue Agency knows a business by these nine digits.',
  },
};
