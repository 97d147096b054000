/** Texts of how far a property's value covers a loan. */
export const safety = {
  safety: {
    value: 'Property value',
    prior: 'Prior liens',
    loan: 'This loan',
    left: 'Value above the loan',
    short: 'Not covered',
    fall: (percent: string) => `The property could lose ${percent} of its value and still cover this loan.`,
    notCovered: 'This loan is not fully covered.',
    /** An amount is missing, cannot be read, or is in another currency; each part is its name and what was found. */
    unknown: (parts: string) => `We can’t tell how much of its value the property could lose: ${parts}.`,
    part: (name: string, found: string) => `${name} ${found}`,
  },
};
