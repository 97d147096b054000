import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { Page } from '@playwright/test';

/** A picture made small: so many cells of a few pixels each, in rows, as red, green and blue. */
export interface Thumbnail {
  width: number;
  height: number;
  cells: Uint8Array;
}

/** How many pixels make a cell; letters become a tone in it, boxes and colours stay. */
const cellSize = 8;

/** Averages a PNG into cells, in a page that is open anyway: the browser has what reads and writes pictures. */
export async function readThumbnail(reader: Page, png: Buffer, size: number = cellSize): Promise<Thumbnail> {
  // As one text: a list of so many numbers takes a second to come.
  const { base64, ...measures } = await reader.evaluate(
    async ({ base64, size }) => {
      const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
      const bitmap = await createImageBitmap(new Blob([bytes], { type: 'image/png' }));
      const context = new OffscreenCanvas(bitmap.width, bitmap.height).getContext('2d', { willReadFrequently: true });
      if (!context) throw new Error('This browser has no canvas.');
      context.drawImage(bitmap, 0, 0);
      // Read once: reading a bitmap pixel by pixel takes half a second.
      const { width: pixels } = bitmap;
      const { data } = context.getImageData(0, 0, pixels, bitmap.height);
      const [width, height] = [Math.floor(pixels / size), Math.floor(bitmap.height / size)];
      const cells = new Uint8Array(width * height * 3);
      let at = 0;
      for (let row = 0; row < height; row++)
        for (let column = 0; column < width; column++)
          for (let channel = 0; channel < 3; channel++) {
            let sum = 0;
            for (let y = row * size; y < (row + 1) * size; y++)
              for (let x = column * size; x < (column + 1) * size; x++)
                sum += data[(y * pixels + x) * 4 + channel] ?? 0;
            cells[at++] = Math.round(sum / (size * size));
          }
      return { width, height, base64: btoa(Array.from(cells, (cell) => String.fromCharCode(cell)).join('')) };
    },
    { base64: png.toString('base64'), size },
  );
  return { ...measures, cells: Buffer.from(base64, 'base64') };
}

/** A thumbnail that was kept: a pixel of it is a cell. */
export const readKept = (reader: Page, png: Buffer) => readThumbnail(reader, png, 1);

/** The thumbnail as a PNG to keep. */
export async function writeThumbnail(reader: Page, thumbnail: Thumbnail): Promise<Buffer> {
  const given = { ...thumbnail, cells: [...thumbnail.cells] };
  const base64 = await reader.evaluate(async ({ width, height, cells }) => {
    const canvas = new OffscreenCanvas(width, height);
    const context = canvas.getContext('2d');
    if (!context) throw new Error('This browser has no canvas.');
    const image = context.createImageData(width, height);
    for (let cell = 0; cell < width * height; cell++)
      image.data.set([cells[cell * 3] ?? 0, cells[cell * 3 + 1] ?? 0, cells[cell * 3 + 2] ?? 0, 255], cell * 4);
    context.putImageData(image, 0, 0);
    const bytes = new Uint8Array(await (await canvas.convertToBlob({ type: 'image/png' })).arrayBuffer());
    return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));
  }, given);
  return Buffer.from(base64, 'base64');
}

/** Every cell as the mean of those around it, so that a letter more or less counts little. */
function blurred({ width, height, cells }: Thumbnail): number[] {
  const mean = (row: number, column: number, channel: number) => {
    let [sum, count] = [0, 0];
    for (let y = Math.max(0, row - reach); y <= Math.min(height - 1, row + reach); y++)
      for (let x = Math.max(0, column - reach); x <= Math.min(width - 1, column + reach); x++) {
        sum += cells[(y * width + x) * 3 + channel] ?? 0;
        count += 1;
      }
    return sum / count;
  };
  return Array.from(cells, (_, index) => {
    const cell = Math.floor(index / 3);
    return mean(Math.floor(cell / width), cell % width, index % 3);
  });
}

const reach = 1;
/** From where on a cell counts as another, of 255: letters change the tone around them, but hardly a colour. */
const [otherTone, otherColour] = [10, 6];
/** So many cells wide and high is a part: what is gone from one is little of the whole. */
const part = 16;

/** Which share of the part that differs most is another, of 1: in tone, and in colour apart from the tone. */
export function differenceOf(one: Thumbnail, other: Thumbnail): { tone: number; colour: number } {
  if (one.width !== other.width || one.height !== other.height) return { tone: 1, colour: 1 };
  const [before, after] = [blurred(one), blurred(other)];
  const worst = { tone: 0, colour: 0 };
  // What is left of less than half a part counts as none.
  for (let top = 0; top < one.height - part / 2; top += part)
    for (let left = 0; left < one.width - part / 2; left += part) {
      let [tone, colour, count] = [0, 0, 0];
      for (let y = top; y < Math.min(top + part, one.height); y++)
        for (let x = left; x < Math.min(left + part, one.width); x++) {
          const at = (y * one.width + x) * 3;
          const changes = [at, at + 1, at + 2].map((index) => (after[index] ?? 0) - (before[index] ?? 0));
          const mean = changes.reduce((sum, change) => sum + change, 0) / 3;
          count += 1;
          if (Math.abs(mean) > otherTone) tone += 1;
          if (Math.max(...changes.map((change) => Math.abs(change - mean))) > otherColour) colour += 1;
        }
      worst.tone = Math.max(worst.tone, tone / count);
      worst.colour = Math.max(worst.colour, colour / count);
    }
  return worst;
}

/** What letters of another drawing may change; a menu without its words changes 0.23 of a part, another accent 0.29. */
export const mostDifferent = { tone: 0.16, colour: 0.16 };

// A machine may have any fonts at all; these come with the library that draws documents.
const fonts = join(dirname(createRequire(import.meta.url).resolve('pdfjs-dist/package.json')), 'standard_fonts');
const [regular, bold] = ['Regular', 'Bold'].map((face) =>
  readFileSync(join(fonts, `LiberationSans-${face}.ttf`)).toString('base64'),
);

/** The letters of pictures, once `loadLetters` has brought them. */
export const letters = ':root { --font: pictures; }';

/** Brings a page the letters of pictures, the same on every machine. */
export async function loadLetters(page: Page): Promise<void> {
  if (await page.evaluate(() => [...document.fonts].some(({ family }) => family === 'pictures'))) return;
  await page.evaluate(
    async (faces) => {
      for (const [weight, base64] of Object.entries(faces)) {
        const bytes = Uint8Array.from(atob(base64 ?? ''), (letter) => letter.charCodeAt(0));
        document.fonts.add(await new FontFace('pictures', bytes, { weight }).load());
      }
    },
    { 400: regular, 700: bold },
  );
}

/** Gives a page a style sheet more, and returns what takes it away. One that is put into the page would be against its policy. */
export async function addStyle(page: Page, style: string): Promise<() => Promise<void>> {
  const before = await page.evaluateHandle((style) => {
    const sheets = [...document.adoptedStyleSheets];
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(style);
    document.adoptedStyleSheets = [sheet];
    return sheets;
  }, style);
  return () =>
    before.evaluate((sheets) => {
      document.adoptedStyleSheets = sheets;
    });
}
