/** The most pixels that mobile browsers allow for a canvas. */
const mostPixels = 16_000_000;

/**
 * The scale to draw a canvas at, relative to its size on screen: at most `wanted`, and less where the canvas would be
 * too large.
 */
export function sharpness(wanted: number, width: number, height: number): number {
  return Math.min(wanted, Math.sqrt(mostPixels / (width * height)));
}
