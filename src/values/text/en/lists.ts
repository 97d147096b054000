/** Texts of tables, lists and the files made of them. */
export const lists = {
  list: {
    previousPage: 'Previous page',
    nextPage: 'Next page',
    range: (from: string, to: string, total: string) => `${from}–${to} of ${total}`,
    none: '0 of 0',
    /** Shown with a paged list if only the first page can be reached. */
    mayBeMore: 'There may be more entries.',
    sortBy: 'Sort by',
    sortedAscending: 'Sorted ascending',
    sortedDescending: 'Sorted descending',
    unsorted: 'Not sorted',
    all: 'All',
    usualOrder: 'the default order',
    firstPage: 'page 1',
    /** An option and its count. */
    counted: (label: string, count: string) => `${label} (${count})`,
    noMatch: 'Nothing matches',
    noMatchHint: 'No entries match these filters.',
    noneInDays: 'Nothing in this period',
    showAll: 'Show all',
    /** The button that opens a table that is folded to a line. */
    show: 'Show',
    /** Announced after a list's rows, order or page have changed. */
    results: (count: string, total: number) => (total === 1 ? '1 result' : `${count} results`),
    sorted: (column: string, descending: boolean) => `sorted by ${column}, ${descending ? 'descending' : 'ascending'}`,
    pageOf: (page: string, last: string) => `page ${page} of ${last}`,
    totals: (rows: number, count: string) => (rows === 1 ? 'Total for 1 entry' : `Totals for ${count} entries`),
    totalsOfSettled: (settled: string, rows: string) => `Totals for ${settled} of ${rows} entries`,
    /** Payments that no total counts, by their state, such as those that failed. */
    payments: (state: string, count: string, payments: number) =>
      payments === 1 ? `${state} (1 payment)` : `${state} (${count} payments)`,
    notCounted: (what: string) => `Not included: ${what}`,
    /** Why there is no total: the amount in one row cannot be read. */
    notAdded: (row: string, found: string) => `Not added up: ${row} has ${found}.`,
    /** The buttons that open rows, and what an opened row has. */
    details: 'Details',
    detailsOf: (row: string) => `Details of ${row}`,
    open: 'Open',
    /** A document and the row that it belongs to. */
    of: (document: string, row: string) => `${document}, ${row}`,
    /** An amount that has a name of its own: box 13 of a tax slip. */
    named: (label: string, name: string) => `${label} ${name}`,
    /** Why a sum cannot be checked, and that its lines do not come to it. */
    notRead: (labels: string) => `Missing or unreadable, so not added up: ${labels}.`,
    addedUp: (sum: string) => `These amounts add up to ${sum}.`,
    filters: 'Filters',
    /** The button that unfolds the filters while some are in use. */
    filtersInUse: (count: string) => `Filters (${count})`,
    /** Under a table on paper, which has only some of its rows. */
    notPrinted: (left: string, count: number) =>
      count === 1
        ? '1 more entry is not printed here. An export has all of them.'
        : `${left} more entries are not printed here. An export has all of them.`,
  },
  account: {
    type: 'Account type',
    taxable: (type: string) => `${type} (taxable)`,
    registered: (type: string) => `${type} (registered)`,
  },
  export: {
    title: 'Export',
    pdf: 'PDF',
    excel: 'Excel',
    csv: 'CSV',
    /** The name of the sheet with the totals. */
    totals: 'Totals',
    /** The name of a group of rows that goes on on another page. */
    continued: (name: string) => `${name} (continued)`,
    /** The header of a column with the currency of each row. */
    currency: 'Currency',
    cancel: 'Cancel',
    underWay: (title: string) => `Exporting ${title}`,
    loaded: (rows: string, total: string) => `${rows} of ${total} rows`,
    making: 'Preparing the file…',
    done: (title: string, rows: string, file: string) =>
      `${title}: ${rows} ${rows === '1' ? 'row' : 'rows'} saved as ${file}`,
    made: (date: string, rows: string, count: number) => `${date} · ${count === 1 ? '1 row' : `${rows} rows`}`,
    page: (page: number, count: number) => `Page ${page} of ${count}`,
    /** In the name of a file. */
    days: (first: string, last: string) => `${first} to ${last}`,
    /** Shown under a table on paper. */
    replaced: 'Characters that this file can’t show appear as question marks.',
  },
};
