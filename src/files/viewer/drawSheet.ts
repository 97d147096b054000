import type { PDFPageProxy } from 'pdfjs-dist';
import { isIncomplete, lacksImages } from './isIncomplete.ts';
import { sharpness } from './sharpness.ts';

/** A page rendered for printing. */
export interface Sheet {
  picture: Blob;
  /** The page's size in points (1/72 inch). */
  width: number;
  height: number;
  /** Whether images or texts could not be drawn. */
  isIncomplete: boolean;
}

const pointsPerInch = 72;

/**
 * Renders a page at a resolution in dots per inch, lower for a huge page; the canvas can be reused for the next one.
 */
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
  let hasLost = false;
  // After drawing a page for printing, the library forgets its images, and which of them are missing.
  task.onContinue = (proceed: () => void) => {
    hasLost ||= lacksImages(page);
    proceed();
  };
  const stop = () => task.cancel();
  signal.addEventListener('abort', stop, { once: true });
  try {
    await task.promise;
  } finally {
    signal.removeEventListener('abort', stop);
  }
  const picture = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'));
  if (!picture) throw new Error('The page could not be turned into a picture.');
  return { picture, width, height, isIncomplete: hasLost || (await isIncomplete(page)) };
}
