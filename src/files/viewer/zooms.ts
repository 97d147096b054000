/** In percent of the available width. */
const zooms = [50, 75, 100, 125, 150, 200, 300, 400];

/** Fits the page to the available width. */
export const fitWidth = 100;

/** The next larger zoom, or with -1 the next smaller; undefined beyond the ends. */
export const nextZoom = (zoom: number, by: 1 | -1): number | undefined => zooms[zooms.indexOf(zoom) + by];
