/** So many pixels where text has its usual size, and more where it is larger: a drawing knows no rem. */
export function scaled(pixels: number): number {
  const { fontSize } = getComputedStyle(document.documentElement);
  // Of jsdom it has none.
  return (pixels * (Number.parseFloat(fontSize) || 16)) / 16;
}

/** How high a bar's row is: its label above, the bar below. */
const barHeight = 44;

/** How high a chart with so many bars is, known before the chart itself is loaded. */
export const barChartHeight = (bars: number): number => bars * scaled(barHeight);

/** How high a line chart is. */
export const lineChartHeight = (): number => scaled(208);
