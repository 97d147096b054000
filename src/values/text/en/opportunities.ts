/** Texts of opportunities, including those that are not open to everyone. */
export const opportunities = {
  bar: {
    note: (amount: string, whole: string) => `${amount} of ${whole}`,
  },
  action: {
    /** For an unknown status. */
    closed: 'Not open at the moment.',
  },
};
