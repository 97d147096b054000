/** Texts for errors that occur while a screen is shown. */
export const faults = {
  faults: {
    slow: 'This is taking longer than usual.',
    offline: 'You are offline. What you see may be out of date; it is brought up to date as soon as you are back.',
    /** A section that could not be rendered. */
    section: 'Something broke in this part of the page. If it happens again, please reload the page.',
    /** Figures that are still shown although refreshing them failed. */
    notUpToDate: 'Not up to date.',
  },
};
