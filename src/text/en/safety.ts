/** Texts of how far a property's value covers a loan. */
export const safety = {
  safety: {
    value: 'Property value',
    prior: 'Prior liens',
    loan: 'This loan',
    left: 'What is left',
    short: 'Not covered',
    fall: (percent: string) => `The value could fall by ${percent} before this loan is no longer covered.`,
    notCovered: 'This loan is not fully covered.',
    /** An amount is missing, cannot be read, or is in another currency; each part is its name and what was found. */
    unknown: (parts: string) => `We can’t tell how far the value could fall: ${parts}.`,
    part: (name: string, found: string) => `${name} ${found}`,
  },
};
