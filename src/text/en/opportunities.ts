/** The texts of what is on offer, and of what is not for everyone. */
export const opportunities = {
  features: {
    unavailable: (title: string) => `${title} is not available`,
    unavailableHint: 'Your manager has not opened this part of the portal to this investor.',
  },
  bar: {
    note: (amount: string, whole: string) => `${amount} of ${whole}`,
  },
  action: {
    /** For a state that nobody foresaw. */
    closed: 'Not open at the moment.',
  },
};
