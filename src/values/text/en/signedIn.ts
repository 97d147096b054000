import { added } from './added.ts';
import { attention } from './attention.ts';
import { labels } from './labels.ts';
import { sessionEnd } from './sessionEnd.ts';

/** English texts of the signed-in screens, by area. */
export const signedIn = {
  table: {
    rowsPerPage: 'Rows per page',
    search: 'Search',
    order: 'Order',
    page: 'Page',
    /** A filter and its value, as shown above an export, or its error. */
    chosen: (choice: string, value: string) => `${choice}: ${value}`,
    /** A value in the URL that does not exist. */
    unknown: (choice: string, found: string, shown: string) => `${choice} “${found}” does not exist; showing ${shown}.`,
    days: (first: string, last: string) => `${first} to ${last}`,
    withDays: (label: string, days: string) => `${label}, ${days}`,
    dismiss: 'Dismiss',
    /** Read out instead of the minus sign. */
    minus: 'minus',
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
    allInvestors: 'All investors',
    /** The name of the button, if an investor needs attention. */
    inNeed: (count: number, written: string) => `All investors, ${written} ${count === 1 ? 'needs' : 'need'} attention`,
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
  features: {
    unavailable: (title: string) => `${title} is not available`,
    unavailableHint: 'Your manager hasn’t turned this on for this investor.',
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
    /** Of an investor who has something in other currencies; follows the figure, or its days. */
    only: (currency: string) => `, in\u00a0${currency}`,
    others: (amounts: string) => `and ${amounts}`,
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
  /** What the figures of Income are; said before they have come. */
  incomeBasis: {
    term: 'By day of payment',
    about:
      'Income stands in the month in which it is paid, after fees. Interest earned in a month is paid the month after.',
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
  ...attention,
  sessionEnd,
  labels,
};
