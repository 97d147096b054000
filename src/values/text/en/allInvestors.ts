/** Texts for all investors at once. */
export const allInvestors = {
  allInvestors: {
    hint: 'Choose an investor to see its portfolio.',
    invested: 'Currently invested',
    investedAt: (day: string) => `Currently invested, ${day}`,
    earned: 'Interest earned',
    next: (day: string) => `Next: ${day}`,
    afterThat: (day: string) => `Then: ${day}`,
    nextPayment: 'Next payment',
    principal: (day: string) => `Principal: ${day}`,
    allReinvested: 'Reinvested',
    split: (reinvested: string, paid: string) => `${reinvested} reinvested, ${paid} paid out`,
    pastDue: (amount: string) => `Includes ${amount} from a loan that is past due`,
    /** Where principal is from, and whose it is. */
    from: (name: string, investor: string) => `${name}, ${investor}`,
    loans: (count: string) => `${count} loans`,
    count: (count: string) => `${count} investors`,
    columns: 'Invested, and earned',
    columnsSince: (day: string) => `Invested, and earned since ${day}`,
    earnedBy: (amount: string) => `${amount} earned`,
    shown: 'shown now',
    unavailable: 'Not available',
    unchecked: 'Failed payments and loans that are past due could not be checked.',
    failed: (names: string) => `Not everything could be loaded for ${names}, so some totals are missing.`,
    beyond: (most: string, names: string) =>
      `Only ${most} investors are looked at. Not included and not checked: ${names}.`,
    notLookedAt: 'Not looked at',
    ofSome: (known: string, count: string) => `${known} of ${count} investors`,
    loansBeyond: (count: number, written: string, most: string) =>
      `The payments of ${most} loans are looked at. Those of ${count === 1 ? 'one more loan' : `${written} more loans`} are not known.`,
  },
};
