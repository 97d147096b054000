/** Texts for what comes next and for income by month. */
export const upcoming = {
  upcoming: {
    reminder: (investment: string, day: string) => `Notice due · ${investment} · to redeem on ${day}`,
    addToCalendar: 'Add to calendar',
    saved: (count: number, file: string) => `${count === 1 ? '1 event' : `${count} events`} saved as ${file}`,
    undated: 'Date not set',
    /** What could not be loaded, in place of an amount and in a sentence. */
    notAvailable: 'Not available',
    missing: (labels: string, why: string) => `Not available: ${labels}. ${why}`,
    none: 'No payments to come.',
    received: 'Received',
    toAccount: (account: string) => `to account ${account}`,
    toYourAccount: 'to your account',
    toYourAccounts: 'to your accounts',
    /** Several of one day together. */
    payments: (count: string) => `${count} payments`,
    /** What a payment is or becomes, after its date. */
    fates: {
      reinvested: 'reinvested',
      partlyReinvested: 'partly reinvested',
      principal: 'principal due',
      repaid: 'principal repaid',
      pastDue: 'loan past due',
      deposit: 'deposit',
      withdrawal: 'withdrawal',
      other: 'other',
    },
    /** The link to all payments; where there is little room, without the word in the middle. */
    all: { before: 'All', wide: 'expected', after: 'payments' },
    payment: 'Payment',
    /** Principal that comes back, before the maturity or at it. */
    principal: 'Principal',
    matures: 'Matures',
    deposit: 'Deposit',
    withdrawal: 'Withdrawal',
    other: 'Other',
    opportunityCloses: 'Offer closes',
    /** What becomes of a payment. */
    paidOut: 'To your account',
    reinvested: 'Reinvested',
    partlyReinvested: 'Partly reinvested',
    coming: 'Upcoming payments',
    scheduled: 'Scheduled and pending payments',
    last: 'Last received payment',
    amountsOf: (names: string) => `Amounts of ${names}`,
  },
  income: {
    month: 'Month',
    allMonths: 'all months',
    kind: 'Type',
    what: 'Investment',
    state: 'Status',
    received: 'Received',
    expected: 'Expected',
    undeclared: 'Not yet declared',
    principal: 'Principal',
    notice: 'Notice due',
    otherInvestments: 'Others',
    today: 'Today',
    receivedOf: (dates: string) => `Received, ${dates}`,
    expectedOf: (dates: string) => `Expected, ${dates}`,
    parts: (paid: string, reinvested: string) => `${paid} paid out, ${reinvested} reinvested`,
    allPaid: 'all paid out',
    allReinvested: 'all reinvested',
    inMonth: (month: string) => `In ${month}`,
    /** What funds pay beside what is expected: about so much a month, if it is known of all of them. */
    plus: (about: string | undefined) =>
      about === undefined ? 'plus more, not yet declared' : `plus about ${about} a month, not yet declared`,
    undeclaredOf: (fund: string) => `${fund}, not yet declared`,
    /** The parts of the sentence that a month is. */
    amounts: {
      received: (amount: string) => `${amount} received`,
      expected: (amount: string) => `${amount} expected`,
      onDay: (amount: string, day: string) => `${amount} on ${day}`,
      failed: (amount: string) => `${amount} failed, not included`,
      undeclared: (about: string | undefined) =>
        about === undefined ? 'more not yet declared' : `about ${about} not yet declared`,
      repaid: (amount: string) => `${amount} of principal repaid, not income`,
      due: (amount: string) => `${amount} of principal due, not income`,
      /** A deposit or a withdrawal. */
      moved: (what: string, amount: string) => `${what} of ${amount}, not income`,
      notice: (day: string) => `notice due ${day}`,
      none: 'no payments',
    },
    about: (amount: string) => `about ${amount}`,
    sentence: (month: string, parts: string) => `${month}: ${parts}`,
    previousMonth: 'Previous month',
    nextMonth: 'Next month',
    closeMonth: 'Close month',
    none: (month: string) => `No payments in ${month}.`,
    /** What a payment is, of the month that it was earned for where that is known. */
    interest: (month: string | undefined) => (month === undefined ? 'Interest' : `${month} interest`),
    distribution: (month: string | undefined) => (month === undefined ? 'Distribution' : `${month} distribution`),
    notIncome: (what: string) => `${what}, not income`,
    less: (gross: string, deducted: string) => `${gross} less ${deducted}`,
    fee: (amount: string) => `fee ${amount}`,
    tax: (amount: string) => `tax ${amount}`,
    units: (units: string, price: string) => `${units} units at ${price}`,
    toReinvest: (state: string) => `${state}, reinvested`,
    redeem: (investment: string, by: string, day: string) => `Give notice by ${by} to redeem ${investment} on ${day}.`,
    /** The name of the sheet by investment and month. */
    byMonth: 'By month',
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
    noSchedule: (names: string) => `Upcoming payments are not known for ${names}`,
    others: (count: number, written: string, most: string) =>
      `Upcoming payments are shown for ${most} loans. Those of ${count === 1 ? 'one more loan' : `${written} more loans`} are left out.`,
    partial: (rows: string, total: string | undefined) =>
      `The payments did not arrive whole (${total === undefined ? rows : `${rows} of ${total}`}), so some may be missing here.`,
    /** An amount that is missing or cannot be read. */
    unread: (investment: string, date: string) =>
      `The amount of ${investment} on ${date} is not known, so the totals cannot be calculated.`,
  },
};
