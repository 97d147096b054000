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
    noSuchPage: (page: number, last: number) => `There is no page ${page}; the last one is ${last}.`,
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
  /** What is wrong with what was entered. */
  rules: {
    required: 'Please fill this in.',
    email: 'Please enter an email address, such as name@example.com.',
    tooShort: (characters: number) => `Please enter at least ${characters} characters.`,
    tooLong: (characters: number) => `Please enter at most ${characters} characters.`,
    invalid: 'Please check this.',
  },
  /** Why a call failed, where the server gives no sentence of its own. */
  problems: {
    network: 'The server could not be reached. Please check your connection and try again.',
    timeout: 'The server took too long to answer. Please try again.',
    format: 'The answer could not be read. Please try again in a moment.',
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
    notKept: 'Your sign-in could not be kept in this browser. Please allow cookies for this site and try again.',
    switchedTo: (investor: string) => `Now showing ${investor}, as chosen in another tab.`,
  },
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
