/** Texts for what comes next, income by month, and when money is available. */
export const upcoming = {
  upcoming: {
    addToCalendar: 'Add to calendar',
    saved: (count: number, file: string) => `${count === 1 ? '1 event' : `${count} events`} saved as ${file}`,
    showAll: (count: string) => `Show all ${count}`,
    undated: 'Date not set',
    /** Events that could not be loaded, and why. */
    missing: (labels: string, why: string) => `Not shown: ${labels}. ${why}`,
  },
  ladder: {
    overdue: 'Overdue',
    overdueSince: (date: string) => `Overdue since ${date}`,
    anyTime: 'Any time',
    notice: (days: number, count: string) => `${count} ${days === 1 ? 'day’s' : 'days’'} notice`,
    lockedUntil: (date: string) => `Locked in until ${date}`,
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
