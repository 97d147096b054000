/** Texts of opportunities, including those that are not open to everyone. */
export const opportunities = {
  features: {
    unavailable: (title: string) => `${title} is not available`,
    unavailableHint: 'Your manager hasn’t turned this on for this investor.',
  },
  bar: {
    note: (amount: string, whole: string) => `${amount} of ${whole}`,
  },
  action: {
    /** For an unknown status. */
    closed: 'Not open at the moment.',
  },
};
