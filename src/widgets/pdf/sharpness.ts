/** As many pixels as the browsers of phones give one canvas. */
const mostPixels = 16_000_000;

/** How many times its size on screen a canvas can be drawn, at most `wanted`; less for one that would be too large. */
export function sharpness(wanted: number, width: number, height: number): number {
  return Math.min(wanted, Math.sqrt(mostPixels / (width * height)));
}
