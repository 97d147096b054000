/** Texts for the files of the activities, and for every file or sum of only a part of a list. */
export const statement = {
  partial: {
    rows: (rows: string, total: string | undefined) =>
      total === undefined
        ? `Partial: ${rows} rows; how many there are is not known.`
        : `Partial: ${rows} of ${total} rows.`,
    why: 'The list did not arrive whole, or changed while it was read, so totals are left out.',
    keyless: (rows: string, count: number) =>
      count === 1
        ? '1 row has no number of its own, so it may be here twice.'
        : `${rows} rows have no number of their own, so they may be here twice.`,
    /** In a file's name. */
    name: (rows: string, total: string | undefined) =>
      total === undefined ? `partial ${rows}` : `partial ${rows} of ${total}`,
  },
  /** By investment in a PDF, and one row for each entry in Excel and CSV. */
  statement: {
    columns: {
      date: 'Date',
      earnedFor: 'Earned for',
      how: 'How',
      method: 'Payment method',
      reference: 'Reference',
      units: 'Units',
      moved: 'Money in or out',
      balance: 'Balance',
    },
    /** How income was paid. */
    paidBy: (method: string) => `Paid, ${method}`,
    /** The basis of the report, above its rows. */
    basis: (currencies: string) => `Amounts in ${currencies}`,
    byPayment: 'By date of payment',
    noBalances: 'Without the sum of balances, since the list of investments could not be loaded',
    fund: 'Fund',
    opening: (amount: string) => `opening ${amount}`,
    entries: (name: string, count: number, written: string) =>
      count === 0 ? `${name}: no entries` : count === 1 ? `${name}: 1 entry` : `${name}: ${written} entries`,
    balance: 'Balance',
    /** In its place, where the balances are not known. */
    movements: 'Money moved',
    income: 'Income',
    /** With its currency, where there are several. */
    in: (label: string, currency: string) => `${label}, ${currency}`,
    openingOn: (day: string) => `opening ${day}`,
    moneyIn: '+ money in',
    moneyOut: '− money out',
    reinvested: '+ reinvested',
    closingOn: (day: string) => `= closing ${day}`,
    gross: 'gross',
    fees: '− fees',
    tax: '− tax withheld',
    net: '= net',
    paidAndReinvested: (paid: string, reinvested: string) => `(paid ${paid}, reinvested ${reinvested})`,
    otherFees: (amount: string) => `Other fees: ${amount}.`,
    /** Entries that no sum counts: their state and number, the investment, and the days. */
    left: (what: string, amounts: string, name: string, days: string) => `${what} ${amounts}, ${name}, ${days}`,
    notTaxSlip: 'This is not a tax slip.',
  },
};
