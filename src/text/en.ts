import { enDocuments } from './enDocuments.ts';
import { enFaults } from './enFaults.ts';
import { enLabels } from './enLabels.ts';

/** Every English text of the interface, by area. Another language is another object of the same type. */
export const en = {
  actions: {
    close: 'Close',
    tryAgain: 'Try again',
    showPassword: 'Show characters',
    hidePassword: 'Hide characters',
  },
  loading: 'Loading …',
  field: {
    optional: 'Optional',
    choose: 'Please choose',
    left: (characters: string) => `${characters} characters left`,
  },
  table: {
    previousPage: 'Previous page',
    nextPage: 'Next page',
    rowsPerPage: 'Rows per page',
    range: (from: string, to: string, total: string) => `${from}–${to} of ${total}`,
    none: '0 of 0',
    sortBy: 'Sort by',
    sortedAscending: 'Sorted ascending',
    sortedDescending: 'Sorted descending',
    unsorted: 'Not sorted',
    search: 'Search',
    all: 'All',
    order: 'Order',
    usualOrder: 'the usual one',
    page: 'Page',
    firstPage: 'page 1',
    /** A choice with what was chosen, as it stands above an export. */
    chosen: (choice: string, value: string) => `${choice}: ${value}`,
    /** Something in the address that does not exist. */
    unknown: (choice: string, found: string, shown: string) => `${choice} “${found}” does not exist; showing ${shown}.`,
    dismiss: 'Dismiss',
    noMatch: 'Nothing matches',
    noMatchHint: 'No row has all that was chosen above.',
    showAll: 'Show all',
    totals: (rows: number, count: string) => (rows === 1 ? 'Total of 1 row' : `Totals of all ${count} rows`),
    /** Spoken in place of the sign. */
    minus: 'minus',
  },
  export: {
    title: 'Export',
    pdf: 'PDF',
    excel: 'Excel',
    cancel: 'Cancel',
    underWay: (title: string) => `Exporting ${title}`,
    loaded: (rows: string, total: string) => `${rows} of ${total} rows`,
    making: 'Making the file …',
    done: (title: string, rows: string, file: string) => `${title}: ${rows} rows saved as ${file}`,
    made: (date: string, rows: string, count: number) => `${date} · ${count === 1 ? '1 row' : `${rows} rows`}`,
    page: (page: number, count: number) => `Page ${page} of ${count}`,
    /** Under a table on paper. */
    replaced: 'A question mark stands for each character that this file could not show.',
  },
  toast: {
    region: 'Notifications',
  },
  errors: {
    title: 'This could not be loaded',
  },
  layout: {
    mainMenu: 'Main menu',
    skipToContent: 'Skip to content',
    myAccount: 'My account',
    investor: 'Investor',
  },
  screens: {
    notFound: 'This page does not exist',
    notFoundHint: 'The address may be misspelt, or what was here has been moved.',
    toOverview: 'Go to My Portfolio',
    toSignIn: 'Go to sign-in',
    noInvestors: 'No investor is linked to this sign-in',
    noInvestorsHint: 'Please ask your manager’s team to link your investor account to it.',
    broken: 'Something broke on this page',
    brokenHint:
      'Nothing was lost on the server. Reload the page; if it happens again, please tell your manager’s team.',
    reload: 'Reload the page',
  },
  menu: {
    title: 'Menu',
  },
  choices: {
    period: 'Period',
    compareWith: 'Compare with',
  },
  cards: {
    asOf: (date: string) => `As of ${date}.`,
    /** What a figure was at the time it is compared with. */
    from: (previous: string, comparison: string) => `from ${previous} (${comparison})`,
    details: 'How this is made up',
    sum: 'Sum',
    /** The lines of a figure do not add up to it. */
    gap: (amount: string) => `These lines differ from the figure by ${amount}.`,
    comparedWith: (comparison: string, previous: string) => `${comparison}: ${previous}.`,
    /** What a small line says, for those who do not see it. */
    course: (title: string, first: string, last: string) => `${title} over time, from ${first} to ${last}`,
  },
  charts: {
    showTable: 'Show as table',
    showCharts: 'Show as charts',
    keys: 'The arrow keys lead from point to point.',
    unavailable: 'The chart could not be loaded. Its figures are in the table.',
    amount: 'Amount',
    share: 'Share',
    /** One bar, for those who do not see it. */
    bar: (label: string, value: string, share: string) => `${label} ${value}, ${share}`,
    /** A point of a line. */
    point: (at: string, value: string) => `${value} in ${at}`,
    /** What a line says, for those who do not see it. */
    course: (label: string, first: string, last: string, lowest: string, highest: string) =>
      `${label}: from ${first} to ${last}; lowest ${lowest}, highest ${highest}`,
    level: (label: string, value: string) => `${label} ${value}`,
    /** Measures that what was chosen does not have. */
    unknown: (name: string, measures: string) => `Not available for ${name}: ${measures}.`,
  },
  /** The sentence under a chart of returns. */
  returns: {
    over: (name: string, value: string, period: string, months: string) =>
      `${name} returned ${value} over ${period} (${months})`,
    months: (first: string, last: string) => (first === last ? first : `${first} to ${last}`),
    yearly: (rate: string) => `${rate} a year`,
    above: (points: string, target: string) => `${points} points above its target of ${target} a year`,
    below: (points: string, target: string) => `${points} points below its target of ${target} a year`,
    met: (target: string) => `which is its target of ${target} a year`,
    target: (target: string) => `its target is ${target} a year`,
    benchmark: (name: string, percent: string) => `${name} returned ${percent} in the same time.`,
    basis: (method: string, fees: string, date: string) => `${method}, ${fees}. As of ${date}.`,
    afterFees: 'after fees',
    beforeFees: 'before fees',
  },
  /** What is wrong with what was entered. */
  rules: {
    required: 'Please fill this in.',
    email: 'Please enter an email address, such as name@example.com.',
    tooShort: (characters: number) => `Please enter at least ${characters} characters.`,
    tooLong: (characters: number) => `Please enter at most ${characters} characters.`,
    number: 'Please enter a number.',
    amount: (example: string) => `Please enter an amount, such as ${example}.`,
    wholeNumber: 'Please enter a whole number.',
    multipleOf: (step: string) => `Please enter a multiple of ${step}.`,
    atLeast: (least: string) => `Please enter ${least} or more.`,
    moreThan: (least: string) => `Please enter more than ${least}.`,
    atMost: (most: string) => `Please enter ${most} or less.`,
    lessThan: (most: string) => `Please enter less than ${most}.`,
    date: 'Please enter a date.',
    telephone: 'Please enter a telephone number, such as +1 416 555 0134.',
    choose: 'Please choose one.',
    same: (other: string) => `This is not the same as “${other}”.`,
    invalid: 'Please check this.',
  },
  /** Asked before a form is left that somebody has begun to fill in. */
  leave: {
    title: 'Leave without saving?',
    text: 'What you have entered on this page will be lost.',
    stay: 'Stay on this page',
    leave: 'Leave',
  },
  forms: {
    notEditable: 'Nothing of this can be changed here. Please ask your manager’s team.',
  },
  /** Why a call failed, where the server gives no sentence of its own. */
  problems: {
    network: 'The server could not be reached. Please check your connection and try again.',
    /** The API's port may be closed to the network that somebody is in. */
    blocked: (port: string) => `If this goes on, your network may block port ${port}.`,
    timeout: 'The server took too long to answer. Please try again.',
    format: 'The answer could not be read. Please try again in a moment.',
    /** Of a command, which may have been carried out all the same. */
    timeoutUnsure:
      'The server took too long to answer. We do not know whether this went through: please reload the page to check.',
    formatUnsure:
      'The answer could not be read. We do not know whether this went through: please reload the page to check.',
    stale: 'This belongs to a session or an investor that you have left.',
    unexpected: 'Something went wrong. Please try again.',
    status(status: number) {
      if (status === 403) return 'You do not have access to this.';
      if (status === 404) return 'This could not be found.';
      if (status === 429) return 'Too many requests. Please wait a moment.';
      return status >= 500
        ? 'Something went wrong on our side. Please try again.'
        : `The request was refused (${status}).`;
    },
  },
  session: {
    ended: 'Your session has ended. Please sign in again.',
    notBegun: 'Please sign in.',
    notKept: 'Your sign-in could not be kept in this browser. Please allow cookies for this site and try again.',
    switchedTo: (investor: string) => `Now showing ${investor}, as chosen in another tab.`,
  },
  ...enDocuments,
  ...enFaults,
  values: {
    unknown: '–',
    points: (number: string) => `${number} pts`,
    yes: 'Yes',
    no: 'No',
    list: ', ',
  },
  labels: enLabels,
};

/** What a language has to provide. */
export type Catalogue = typeof en;
