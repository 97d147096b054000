/** Texts for what needs attention. */
export const attention = {
  attention: {
    /** A part that could not be checked, by the config's name for it. */
    unknown: (title: string) => `${title}: we couldn’t check these.`,
  },
};
