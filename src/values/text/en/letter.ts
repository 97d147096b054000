/** Texts of prefilled forms and of their submissions. */
export const letter = {
  /** The subject of a form. */
  about: {
    title: 'About',
    name: (name: string, reference: string) => `${name} (${reference})`,
    item: (label: string, name: string) => `${label}: ${name}`,
    remove: (label: string, name: string) => `Remove ${label}: ${name}`,
    /** `most` is undefined if there is no upper bound. */
    bounds(least: string, most: string | undefined) {
      if (most === undefined) return `${least} or more.`;
      return least === most ? `Exactly ${least}.` : `From ${least} to ${most}.`;
    },
    outOfBounds(least: string, most: string | undefined) {
      if (most === undefined) return `Please enter ${least} or more.`;
      return least === most ? `Please enter ${least}.` : `Please enter an amount from ${least} to ${most}.`;
    },
    noChoice: (choice: string, found: string) => `${choice} “${found}” does not exist; please choose one.`,
    notFound: (label: string, found: string) => `${label} “${found}” could not be found, so it was left out.`,
  },
  /** Validation messages of fields that no form for visitors has. */
  numberRules: {
    number: 'Please enter a number.',
    amount: (example: string) => `Please enter an amount, such as ${example}.`,
    wholeNumber: 'Please enter a whole number.',
    multipleOf: (step: string) => `Please enter a multiple of ${step}.`,
    atLeast: (least: string) => `Please enter ${least} or more.`,
    moreThan: (least: string) => `Please enter more than ${least}.`,
    atMost: (most: string) => `Please enter ${most} or less.`,
    lessThan: (most: string) => `Please enter less than ${most}.`,
    telephone: 'Please enter a telephone number, such as +1 416 555 0134.',
  },
  receipt: {
    to: 'To',
  },
};
