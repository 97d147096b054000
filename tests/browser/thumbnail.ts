import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { Page } from '@playwright/test';

/** A small picture. Its cells, each of a few pixels of the original, are red, green and blue values in rows. */
export interface Thumbnail {
  width: number;
  height: number;
  cells: Uint8Array;
}

/** The width of a cell in pixels. In it letters turn into a tone, while boxes and colours remain. */
const cellSize = 8;

/** Averages a PNG into cells, in an open page, since the browser can read and write pictures. */
export async function readThumbnail(reader: Page, png: Buffer, size: number = cellSize): Promise<Thumbnail> {
  // Returns one string, since so many numbers would take a second to transfer.
  const { base64, ...measures } = await reader.evaluate(
    async ({ base64, size }) => {
      const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
      const bitmap = await createImageBitmap(new Blob([bytes], { type: 'image/png' }));
      const context = new OffscreenCanvas(bitmap.width, bitmap.height).getContext('2d', { willReadFrequently: true });
      if (!context) throw new Error('This browser has no canvas.');
      context.drawImage(bitmap, 0, 0);
      // Read at once, since reading a bitmap pixel by pixel takes half a second.
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

/** A kept thumbnail, in which each pixel is a cell. */
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

/** Replaces every cell by the mean of those around it, so that a letter more or less hardly counts. */
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
/** The differences, of 255, above which a cell counts as changed. Letters change the tone, but hardly the colour. */
const [otherTone, otherColour] = [10, 6];
/** The width and height of a part in cells. Parts are compared, since a fault in one hardly changes the whole. */
const part = 16;

/** The changed share of the part that differs most, from 0 to 1, in tone and in colour regardless of tone. */
export function differenceOf(one: Thumbnail, other: Thumbnail): { tone: number; colour: number } {
  if (one.width !== other.width || one.height !== other.height) return { tone: 1, colour: 1 };
  const [before, after] = [blurred(one), blurred(other)];
  const worst = { tone: 0, colour: 0 };
  // A remainder of less than half a part is ignored.
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

/** The share that other fonts may change. A menu without text changes 0.23 of a part, another accent 0.29. */
export const mostDifferent = { tone: 0.16, colour: 0.16 };

// Machines differ in their fonts; these come with the PDF library.
const fonts = join(dirname(createRequire(import.meta.url).resolve('pdfjs-dist/package.json')), 'standard_fonts');
const [regular, bold] = ['Regular', 'Bold'].map((face) =>
  readFileSync(join(fonts, `LiberationSans-${face}.ttf`)).toString('base64'),
);

/** The style that uses the font of pictures, once `loadLetters` has loaded it. */
export const letters = ':root { --font: pictures; }';

/** Loads the font of pictures, the same on every machine, into a page. */
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

/** Adds a style sheet to a page and returns a function that removes it. The policy would forbid a style element. */
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
