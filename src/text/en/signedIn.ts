import { added } from './added.ts';
import { allInvestors } from './allInvestors.ts';
import { attention } from './attention.ts';
import { contact } from './contact.ts';
import { firstUse } from './firstUse.ts';
import { holdings } from './holdings.ts';
import { labels } from './labels.ts';
import { opportunities } from './opportunities.ts';
import { sessionEnd } from './sessionEnd.ts';
import { upcoming } from './upcoming.ts';

/** English texts of the signed-in screens, by area. */
export const signedIn = {
  table: {
    previousPage: 'Previous page',
    nextPage: 'Next page',
    rowsPerPage: 'Rows per page',
    range: (from: string, to: string, total: string) => `${from}–${to} of ${total}`,
    none: '0 of 0',
    /** Shown with a paged list if only the first page can be reached. */
    mayBeMore: 'There may be more entries.',
    sortBy: 'Sort by',
    sortedAscending: 'Sorted ascending',
    sortedDescending: 'Sorted descending',
    unsorted: 'Not sorted',
    search: 'Search',
    all: 'All',
    order: 'Order',
    usualOrder: 'the default order',
    page: 'Page',
    firstPage: 'page 1',
    /** A filter and its value, as shown above an export, or its error. */
    chosen: (choice: string, value: string) => `${choice}: ${value}`,
    /** A value in the URL that does not exist. */
    unknown: (choice: string, found: string, shown: string) => `${choice} “${found}” does not exist; showing ${shown}.`,
    /** An option and its count. */
    counted: (label: string, count: string) => `${label} (${count})`,
    days: (first: string, last: string) => `${first} to ${last}`,
    withDays: (label: string, days: string) => `${label}, ${days}`,
    dismiss: 'Dismiss',
    noMatch: 'Nothing matches',
    noMatchHint: 'No entries match these filters.',
    noneInDays: 'None in these days',
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
    /** Read out instead of the minus sign. */
    minus: 'minus',
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
    /** Shown under a table on paper. */
    replaced: 'Characters that this file can’t show appear as question marks.',
  },
  layout: {
    mainMenu: 'Main menu',
    /** The bar at the bottom of a phone. */
    tabs: 'Main screens',
    /** The button that shows the links to a screen's sections. */
    sectionsOf: (screen: string) => `Sections of ${screen}`,
    onThisPage: 'On this page',
    skipToContent: 'Skip to content',
    myAccount: 'My account',
    investor: 'Investor',
    signOut: 'Sign out',
    /** Announced after a switch. */
    nowShowing: (investor: string) => `Now showing ${investor}.`,
    /** The age of the screen's data: a time today, or an earlier day and time. */
    updatedAt: (time: string) => `Updated at ${time}`,
    updatedOn: (day: string) => `Updated on ${day}`,
    /** After a refresh that failed; the time is that of the oldest figures. */
    notUpdated: (count: number, written: string, time: string) =>
      `${written} ${count === 1 ? 'section' : 'sections'} could not be updated; figures are from ${time}`,
    updating: 'Updating…',
    refresh: 'Refresh',
    tryAllAgain: 'Try all again',
    /** Shown at the top of a printed page. */
    printed: (portal: string, date: string) => `${portal} · printed on ${date}`,
  },
  /** Appearance settings. */
  display: {
    theme: 'Appearance',
    themes: { device: 'Match device', light: 'Light', dark: 'Dark' },
    hideAmounts: 'Hide amounts',
    showAmounts: 'Show amounts',
  },
  menu: {
    title: 'Menu',
  },
  choices: {
    period: 'Period',
    compareWith: 'Compare with',
    range: 'Range',
    from: 'From',
    to: 'To',
    endsBeforeStart: 'This is before the first day.',
    noRange: 'Choose a first and a last day',
    noRangeHint: 'The last day cannot be before the first.',
  },
  cards: {
    asOf: (date: string) => `As of ${date}.`,
    /** The earlier value that a figure is compared with. */
    from: (previous: string) => `from ${previous}`,
    noComparison: 'Nothing to compare with',
    /** What an arrow says, to screen readers. */
    up: 'up',
    down: 'down',
    breakdown: 'Breakdown',
    breakdownOf: (title: string) => `Breakdown of ${title}`,
    parts: 'By type',
    total: 'Total',
    /** The lines of a figure do not add up to it. */
    gap: (amount: string) => `These lines differ from the figure by ${amount}.`,
    /** Describes the course of a figure to screen readers. */
    course: (title: string, first: string, last: string, lowest: string, highest: string) =>
      `${title} over time, from ${first} to ${last}; lowest ${lowest}, highest ${highest}`,
  },
  charts: {
    /** A month on an axis, where a year begins. */
    monthOf: (month: string, year: number) => `${month} ’${String(year).slice(-2)}`,
    split: 'Split',
    measure: 'Measure',
    showTable: 'Show as table',
    showChart: 'Show as chart',
    keys: 'Use the arrow keys to move between points.',
    /** A point on a line. */
    point: (at: string, value: string) => `${value} in ${at}`,
    /** Describes a line chart to screen readers. */
    course: (label: string, first: string, last: string, lowest: string, highest: string) =>
      `${label}: from ${first} to ${last}; lowest ${lowest}, highest ${highest}`,
    level: (label: string, value: string) => `${label} ${value}`,
    /** Measures that are not available for the selection. */
    unknown: (name: string, measures: string) => `Not available for ${name}: ${measures}.`,
  },
  /** The sentence under a chart of returns. */
  returns: {
    yearly: (rate: string) => `${rate} a year`,
    above: (points: string, target: string) => `${points} points above the target of ${target} a year.`,
    below: (points: string, target: string) => `${points} points below the target of ${target} a year.`,
    met: (target: string) => `On the target of ${target} a year.`,
    target: (target: string) => `The target is ${target} a year.`,
    benchmark: (name: string, percent: string) => `${name} returned ${percent} over the same period.`,
    asOf: (date: string) => `As of ${date}`,
    basis: (days: string, method: string, fees: string) => `${days}, ${method}, ${fees}`,
    afterFees: 'after fees',
    beforeFees: 'before fees',
  },
  copy: {
    title: 'Copy',
    copy: (what: string) => `Copy ${what}`,
    done: 'Copied',
    marked: 'Selected. Press Ctrl+C (⌘C) to copy.',
  },
  notes: {
    pinned: 'Pinned',
    changed: (moment: string) => `Changed ${moment}`,
    attachments: 'Attachments',
    showMore: 'Show more',
    showLess: 'Show less',
    showAll: (count: number) => `All notes (${count})`,
  },
  shortcuts: {
    title: 'Keyboard shortcuts',
    amountsHidden: 'Amounts are hidden.',
    amountsShown: 'Amounts are shown.',
  },
  forms: {
    notEditable: 'These details can’t be changed here. Please ask your manager’s team.',
  },
  /** Whether what is shown is up to date. */
  upToDate: {
    offline: 'You’re offline. What you see may be out of date; it will update once you’re back online.',
    /** Announced after it. */
    online: 'You’re back online.',
    /** Figures that are still shown although refreshing them failed. */
    notUpToDate: 'Not up to date.',
    /** Announced after a second try. */
    loaded: 'This has loaded.',
  },
  /** What another tab has done: a command was filled in for another investor, or this tab follows. */
  tabs: {
    notSent: (own: string, other: string) =>
      `This was not sent: you filled it in for ${own}, but another tab has switched to ${other}. To send it, choose ${own} there again.`,
    switchedTo: (investor: string) => `Now showing ${investor}, as chosen in another tab.`,
    /** The outcome of a command, told when another investor is shown. */
    outcomeFor: (investor: string, outcome: string) => `${investor}: ${outcome}`,
    wouldFollow: (investor: string) => `Another tab has switched to ${investor}, and this one would follow.`,
  },
  ...added,
  ...allInvestors,
  ...holdings,
  ...attention,
  ...firstUse,
  ...contact,
  ...opportunities,
  ...upcoming,
  sessionEnd,
  labels,
};
