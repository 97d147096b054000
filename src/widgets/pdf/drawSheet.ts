import type { PDFPageProxy } from 'pdfjs-dist';
import { sharpness } from './sharpness.ts';

/** A page drawn for paper. */
export interface Sheet {
  picture: Blob;
  /** Of the page, in points (1/72 of an inch). */
  width: number;
  height: number;
}

const pointsPerInch = 72;

/** Draws a page with so many dots for each inch, fewer where it is huge; the canvas can be used for the next one. */
export async function drawSheet(
  page: PDFPageProxy,
  canvas: HTMLCanvasElement,
  dots: number,
  signal: AbortSignal,
): Promise<Sheet> {
  const { width, height } = page.getViewport({ scale: 1 });
  const viewport = page.getViewport({ scale: sharpness(dots / pointsPerInch, width, height) });
  canvas.width = Math.floor(viewport.width);
  canvas.height = Math.floor(viewport.height);
  const task = page.render({ canvas, viewport, intent: 'print', background: 'white' });
  const stop = () => task.cancel();
  signal.addEventListener('abort', stop, { once: true });
  try {
    await task.promise;
  } finally {
    signal.removeEventListener('abort', stop);
  }
  const picture = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'));
  if (!picture) throw new Error('The page could not be made a picture.');
  return { picture, width, height };
}
