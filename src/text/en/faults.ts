/** Texts for errors that occur while a screen is shown. */
export const faults = {
  faults: {
    slow: 'This is taking longer than usual.',
    offline: 'You’re offline. What you see may be out of date; it will update once you’re back online.',
    /** Announced after it. */
    online: 'You’re back online.',
    /** A section that could not be rendered. */
    section: 'This part couldn’t be shown. If it happens again, please reload the page.',
    /** Figures that are still shown although refreshing them failed. */
    notUpToDate: 'Not up to date.',
    /** Announced after a second try. */
    loaded: 'This has loaded.',
  },
};
