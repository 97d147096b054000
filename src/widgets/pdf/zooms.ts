/** In percent of the width there is. */
const zooms = [50, 75, 100, 125, 150, 200, 300, 400];

/** As wide as there is room. */
export const fitWidth = 100;

/** The next larger size, or with -1 the next smaller; undefined beyond the ends. */
export const nextZoom = (zoom: number, by: 1 | -1): number | undefined => zooms[zooms.indexOf(zoom) + by];
