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

/** Draws texts, measured in points. */
export interface TextDrawer {
  /** How wide a text becomes; undefined if it cannot be drawn. */
  widthOf(text: string, font: TextFont): number | undefined;
  /** Draws a text on white; undefined if that is not possible. */
  draw(text: string, font: TextFont): DrawnText | undefined;
}

/** Pixels per point of the page; high enough to be sharp on paper. */
const density = 4;
const [above, below] = [1.05, 0.4];
const widest = 1000;

const fontOf = ({ size, bold }: TextFont) =>
  `${bold ? 'bold ' : ''}${size * density}px Helvetica, Arial, "Liberation Sans", sans-serif`;

const contextOf = (width: number, height: number) =>
  typeof OffscreenCanvas === 'undefined' ? undefined : new OffscreenCanvas(width, height).getContext('2d');

let ruler: OffscreenCanvasRenderingContext2D | null | undefined;

function pixelWidth(text: string, font: TextFont): number | undefined {
  ruler ??= contextOf(1, 1);
  if (!ruler) return undefined;
  ruler.font = fontOf(font);
  return Math.min(Math.ceil(ruler.measureText(text).width) + density, widest * density);
}

/** Draws with the system's own fonts for the script; also works in a worker. */
export const textDrawer: TextDrawer = {
  widthOf(text, font) {
    const width = pixelWidth(text, font);
    return width && width / density;
  },
  draw(text, font) {
    const width = pixelWidth(text, font);
    const height = Math.ceil((above + below) * font.size * density);
    const context = width && contextOf(width, height);
    if (!context) return undefined;
    context.fillStyle = 'white';
    context.fillRect(0, 0, width, height);
    context.fillStyle = `rgb(${font.gray} ${font.gray} ${font.gray})`;
    context.font = fontOf(font);
    context.fillText(text, 0, above * font.size * density);
    return {
      data: context.getImageData(0, 0, width, height).data,
      pixels: { width, height },
      width: width / density,
      height: height / density,
      ascent: above * font.size,
    };
  },
};
