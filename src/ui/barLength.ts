/** The length of a bar in percent of its track: 0 for a negative share, at most 100. */
export const barLength = (percent: number): number => Math.min(100, Math.max(0, percent));
