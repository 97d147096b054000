/** English texts that visitors see before they sign in, and that signed-in screens share. */
export const visitors = {
  actions: {
    close: 'Close',
    cancel: 'Cancel',
    tryAgain: 'Try again',
    showPassword: 'Show password',
    hidePassword: 'Hide password',
  },
  loading: 'Loading…',
  field: {
    optional: 'Optional',
    choose: 'Please choose',
    left: (characters: string) => `${characters} ${characters === '1' ? 'character' : 'characters'} left`,
  },
  footer: {
    rights: (name: string) => `© ${name}. All rights reserved.`,
  },
  languages: {
    title: 'Language',
    notChanged:
      'The language was not changed, because its texts could not be loaded. Please check your connection and try again.',
  },
  toast: {
    region: 'Notifications',
  },
  errors: {
    title: 'This could not be loaded',
  },
  screens: {
    notFound: 'This page does not exist',
    notFoundHint: 'The address may be misspelled, the page may have moved, or it may belong to another investor.',
    toOverview: 'Go to My Portfolio',
    toSignIn: 'Go to sign-in',
    broken: 'Something went wrong on this page',
    brokenHint:
      'Nothing was lost on the server. Reload the page; if it happens again, please tell your manager’s team.',
    reload: 'Reload the page',
    toStart: 'Go to the start page',
    notLoaded: 'This page could not be loaded',
    notLoadedHint: 'Part of this page could not be loaded. Please check your connection and try again.',
    outdated: 'A new version is available',
    outdatedHint: 'Please reload the page to use it.',
  },
  /** Validation messages. */
  rules: {
    required: (label: string) => `${label} is required.`,
    email: 'Please enter an email address, such as name@example.com.',
    tooShort: (characters: number) => `Please enter at least ${characters} characters.`,
    tooLong: (characters: number) => `Please enter at most ${characters} characters.`,
    date: 'Please enter a date.',
    choose: 'Please choose one.',
    same: (other: string) => `This is not the same as “${other}”.`,
    invalid: 'Please check this.',
  },
  /** Asked before the user leaves a form with unsaved input. */
  leave: {
    title: 'Leave without saving?',
    text: 'What you have entered on this page will be lost.',
    stay: 'Stay on this page',
    leave: 'Leave',
  },
  /** Why a call failed, where the server sends no message of its own. */
  problems: {
    network: 'The server could not be reached. Please check your connection and try again.',
    /** The user's network may block the API's port. */
    blocked: (port: string) => `If this goes on, your network may block port ${port}.`,
    timeout: 'The server took too long to answer. Please try again.',
    format: 'The answer could not be read. Please try again in a moment.',
    /** A web page came in place of the answer, such as one of a hotel's network. */
    page: 'A web page came in place of the answer: your network may want its terms accepted. Please open another website.',
    /** The seconds that the server asks to wait. */
    retryAfter: (seconds: number) =>
      `Try again in ${seconds < 100 ? `${seconds} s` : `${Math.ceil(seconds / 60)} min`}.`,
    /** For a command, which may have been carried out nevertheless. */
    timeoutUnsure:
      'The server took too long to answer. We do not know whether this went through: please reload the page to check.',
    lostUnsure:
      'The server could not be reached, or its answer was lost. We do not know whether this went through: please reload the page to check.',
    /** The same while the browser reports that it is offline, which may be wrong. */
    offlineUnsure:
      'You seem to be offline, so this was probably not sent. Once you are connected, please reload the page to check.',
    formatUnsure:
      'The answer could not be read. We do not know whether this went through: please reload the page to check.',
    /** Follows it for a command. */
    unsure: 'We do not know whether this went through: please reload the page to check.',
    /** The id of a failed call, for whoever looks for it in the server's log. */
    reference: (id: string) => `Reference ${id}.`,
    stale: 'This belongs to a session or an investor that you have left.',
    unexpected: 'Something went wrong. Please try again.',
    status(status: number) {
      if (status === 403) return 'You do not have access to this.';
      if (status === 404) return 'This could not be found.';
      if (status === 413) return 'This is larger than the server accepts. Please send less.';
      if (status === 429) return 'Too many requests. Please wait a moment.';
      return status >= 500
        ? 'Something went wrong on our side. Please try again.'
        : `The request was refused (${status}).`;
    },
  },
  session: {
    ended: 'Your session has ended. Please sign in again.',
    notBegun: 'Please sign in.',
    /** On the sign-in page, after a new password was set. */
    useNewPassword: 'Sign in with your new password.',
    foreign:
      'Another website of the same domain seems to have set a sign-in cookie here. It was not used: please sign in.',
    notKept:
      'Your sign-in could not be kept in this browser. Please allow cookies for this site, or delete those it has, and try again.',
    /** The server's token is longer than browsers keep, or has characters that they don't. */
    notKeepable: 'No browser can keep this sign-in. Please tell your manager’s team.',
    noCookies:
      'Signing in needs cookies, which this browser does not keep for this site. Please allow them and reload.',
  },
  values: {
    unknown: '–',
    /** Shown instead of every amount while amounts are hidden. */
    hidden: '••••',
    points: (number: string) => `${number} pts`,
    /** A value that could not be read, such as an amount in words: it is shown as the server sent it. */
    asReceived: (value: string) => `${value} (as received)`,
    yes: 'Yes',
    no: 'No',
    list: ', ',
  },
  /** Said while a screen is shown. */
  faults: {
    slow: 'This is taking longer than usual.',
    /** A section that could not be rendered. */
    section: 'This part couldn’t be shown. If it happens again, please reload the page.',
  },
  /** Labels of enumeration values; visitors see none. */
  labels: {} as Readonly<Record<string, string>>,
};
