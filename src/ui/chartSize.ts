/** Scales pixels with the root font size, since charts cannot use rem. */
export function scaled(pixels: number): number {
  const { fontSize } = getComputedStyle(document.documentElement);
  // In jsdom there is no font size.
  return (pixels * (Number.parseFloat(fontSize) || 16)) / 16;
}

/** The height of a line chart, known before the chart itself is loaded. */
export const lineChartHeight = (): number => scaled(168);
