/** How much of its track a bar fills, in percent; a negative share has no bar, and none is longer than the track. */
export const barLength = (percent: number): number => Math.min(100, Math.max(0, percent));
