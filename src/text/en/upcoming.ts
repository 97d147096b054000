/** Texts for what comes next and for income by month. */
export const upcoming = {
  upcoming: {
    addToCalendar: 'Add to calendar',
    saved: (count: number, file: string) => `${count === 1 ? '1 event' : `${count} events`} saved as ${file}`,
    showAll: (count: string) => `Show all ${count}`,
    undated: 'Date not set',
    /** Events that could not be loaded, and why. */
    missing: (labels: string, why: string) => `Not shown: ${labels}. ${why}`,
    payment: 'Payment',
    /** Principal that comes back, before the maturity or at it. */
    principal: 'Principal',
    matures: 'Matures',
    deposit: 'Deposit',
    withdrawal: 'Withdrawal',
    other: 'Other',
    offerCloses: 'Offer closes',
    /** What becomes of a payment. */
    paidOut: 'Paid out',
    reinvested: 'Reinvested',
    partlyReinvested: 'Partly reinvested',
    scheduled: 'Scheduled and pending payments',
    amountsOf: (names: string) => `Amounts of ${names}`,
    others: (count: number, written: string, most: string) =>
      `All payments are shown for ${most} loans. Of ${count === 1 ? 'one more loan' : `${written} more loans`}, only the days of the next payment and of the maturity are.`,
    moneyAvailable: 'When your money is available',
  },
  income: {
    show: 'Show income by month',
    hide: 'Hide income by month',
    year: 'Year',
    month: 'Month',
    date: 'Date',
    kind: 'Type',
    what: 'Investment',
    amount: 'Amount',
    state: 'Status',
    received: 'Received',
    expected: 'Expected',
    receivedIn: (year: string) => `Received in ${year}`,
    reinvestedIn: (year: string) => `Of which reinvested in ${year}`,
    expectedIn: (year: string) => `Expected in ${year}`,
    failedIn: (year: string) => `Failed in ${year}, not included`,
    repaidIn: (year: string) => `Principal repaid in ${year}`,
    dueIn: (year: string) => `Principal due in ${year}`,
    none: (year: string) => `No payments in ${year}.`,
    kinds: { interest: 'Payment', principal: 'Repayment' },
    states: {
      received: 'Received',
      reinvested: 'Reinvested',
      scheduled: 'Scheduled',
      pending: 'Pending',
      expected: 'Expected',
      failed: 'Failed',
      reversed: 'Reversed',
      unknown: 'Unknown',
    },
    repayments: 'Maturities and repayments',
    /** Describes one bar to screen readers. */
    point: (month: string, name: string, value: string) => `${month} ${name} ${value}`,
    noSchedule: (names: string) => `Upcoming payments are not known for ${names}`,
    others: (count: number, written: string, most: string) =>
      `Upcoming payments are shown for ${most} loans. Those of ${count === 1 ? 'one more loan' : `${written} more loans`} are left out.`,
    partial: 'There are more payments than can be shown here, so these totals are incomplete.',
    /** An amount that is missing or cannot be read. */
    unread: (investment: string, date: string) =>
      `The amount of ${investment} on ${date} is not known, so the totals cannot be calculated.`,
    undeclared: (investment: string, after: string | undefined, about: string | undefined) =>
      `Payments of ${investment} ${after === undefined ? '' : `after ${after} `}have not been declared yet${about === undefined ? '' : ` (about ${about} each)`}. They are not included.`,
  },
};
