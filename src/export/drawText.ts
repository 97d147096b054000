/** A text as a picture: what to draw at which size, and the distance from its top edge to the baseline. */
export interface DrawnText {
  data: Uint8ClampedArray;
  pixels: { width: number; height: number };
  width: number;
  height: number;
  ascent: number;
}

/** The font: its size in points, and its grey level from 0 (black) to 255. */
export interface TextFont {
  size: number;
  bold: boolean;
  gray: number;
}

/** Draws a text on white, measured in points; undefined if that is not possible. */
export type DrawText = (text: string, font: TextFont) => DrawnText | undefined;

/** Pixels per point of the page; high enough to be sharp on paper. */
const density = 4;
const [above, below] = [1.05, 0.4];
const widest = 1000;

/** Draws with the system's own fonts for the script; works in a worker, too. */
export const drawText: DrawText = (text, { size, bold, gray }) => {
  if (typeof OffscreenCanvas === 'undefined') return undefined;
  const font = `${bold ? 'bold ' : ''}${size * density}px Helvetica, Arial, "Liberation Sans", sans-serif`;
  const ruler = new OffscreenCanvas(1, 1).getContext('2d');
  if (!ruler) return undefined;
  ruler.font = font;
  const width = Math.min(Math.ceil(ruler.measureText(text).width) + density, widest * density);
  const height = Math.ceil((above + below) * size * density);
  const context = new OffscreenCanvas(width, height).getContext('2d');
  if (!context) return undefined;
  context.fillStyle = 'white';
  context.fillRect(0, 0, width, height);
  context.fillStyle = `rgb(${gray} ${gray} ${gray})`;
  context.font = font;
  context.fillText(text, 0, above * size * density);
  return {
    data: context.getImageData(0, 0, width, height).data,
    pixels: { width, height },
    width: width / density,
    height: height / density,
    ascent: above * size,
  };
};
