/** Texts of charts, and of the sentence under a chart of returns. */
export const charts = {
  charts: {
    /** A month on an axis, where a year begins. */
    monthOf: (month: string, year: number) => `${month} ’${String(year).slice(-2)}`,
    split: 'Split',
    measure: 'Measure',
    /** The headers of a figure's course: the end of each month or day, and what changed the figure then. */
    day: 'Date',
    changes: 'Changes',
    showTable: 'Show as table',
    showChart: 'Show as chart',
    keys: 'Use the arrow keys to move between points.',
    /** A point on a line. */
    point: (at: string, value: string) => `${value} in ${at}`,
    /** Describes a line chart to screen readers. */
    course: (label: string, first: string, last: string, lowest: string, highest: string) =>
      `${label}: from ${first} to ${last}; lowest ${lowest}, highest ${highest}`,
    level: (label: string, value: string) => `${label} ${value}`,
    /** Measures that are not available for the selection. */
    unknown: (name: string, measures: string) => `Not available for ${name}: ${measures}.`,
  },
  /** The sentence under a chart of returns. */
  returns: {
    yearly: (rate: string) => `${rate} a year`,
    above: (points: string, target: string) => `${points} points above the target of ${target} a year.`,
    below: (points: string, target: string) => `${points} points below the target of ${target} a year.`,
    met: (target: string) => `On the target of ${target} a year.`,
    target: (target: string) => `The target is ${target} a year.`,
    benchmark: (name: string, percent: string) => `${name} returned ${percent} over the same period.`,
    asOf: (date: string) => `As of ${date}`,
    basis: (days: string, method: string, fees: string) => `${days}, ${method}, ${fees}`,
    afterFees: 'after fees',
    beforeFees: 'before fees',
  },
};
