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
    earned: 'Earned',
    ahead: 'Payments ahead',
    earnedIn: (year: string) => `Earned in ${year}`,
    aheadIn: (year: string) => `Payments ahead in ${year}`,
    repaidIn: (year: string) => `Repayments in ${year}`,
    payment: 'Payment',
    repayment: 'Repayment',
    repayments: 'Maturities and repayments',
    /** Describes one bar to screen readers. */
    point: (month: string, name: string, value: string) => `${month} ${name} ${value}`,
    noSchedule: (names: string) => `Only the next payment is shown for ${names}`,
    others: (count: number, written: string, most: string) =>
      `All payments are shown for ${most} loans. For ${count === 1 ? 'one more loan' : `${written} more loans`}, only the next payment is shown.`,
  },
};
