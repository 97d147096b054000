/** How high a bar's row is: its label above, the bar below. */
const barHeight = 44;

/** How high a chart with so many bars is, known before the chart itself is loaded. */
export const barChartHeight = (bars: number): number => bars * barHeight;

/** How high a line chart is. */
export const lineChartHeight = 208;
