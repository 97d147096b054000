/** The texts of what goes wrong while somebody looks on. */
export const faults = {
  faults: {
    slow: 'This is taking longer than usual.',
    offline: 'You are offline. What you see may be out of date; it is brought up to date as soon as you are back.',
    /** A part of a page that could not be drawn. */
    section: 'Something broke in this part of the page. If it happens again, please reload the page.',
    /** Figures that are still shown although newer ones could not be had. */
    notUpToDate: 'Not up to date.',
  },
};
