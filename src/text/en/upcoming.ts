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
    noSchedule: (names: string) => `The payments to come of ${names} are not known`,
    others: (count: number, written: string, most: string) =>
      `Payments to come are shown for ${most} loans. Those of ${count === 1 ? 'one more loan' : `${written} more loans`} are not among them.`,
    partial: 'There are more payments than can be shown here, so the sums are a part only.',
    /** An amount that is missing or cannot be read. */
    unread: (investment: string, date: string) =>
      `The amount of ${investment} on ${date} is not known, so the sums cannot be told.`,
    undeclared: (investment: string, after: string | undefined, about: string | undefined) =>
      `What ${investment} pays ${after === undefined ? '' : `after ${after} `}has not been declared${about === undefined ? '' : `, about ${about} each time`}. It is not included.`,
  },
};
