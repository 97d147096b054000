import { OPS, type PDFPageProxy } from 'pdfjs-dist';

/** The placeholders that pdf.js keeps for an image that it could not decode, or a font that it could not read. */
const isLost = ([, data]: [id: string, data: unknown]) => data === null || typeof data === 'string';

/** The library's type does not declare that these are iterable. */
const entriesOf = (objects: PDFPageProxy['objs']) => [...(objects as unknown as Iterable<[id: string, data: unknown]>)];

/** Whether images of a page could not be decoded; covers only what has been drawn and not been cleaned up. */
export const lacksImages = (page: PDFPageProxy): boolean => entriesOf(page.objs).some(isLost);

/**
 * Whether images or texts are missing from a page that has been drawn. pdf.js leaves them out without an error. The page
 * must not have been cleaned up since.
 */
export async function isIncomplete(page: PDFPageProxy): Promise<boolean> {
  if (lacksImages(page)) return true;
  // Fonts, and images of several pages.
  const lost = new Set(
    entriesOf(page.commonObjs)
      .filter(isLost)
      .map(([id]) => id),
  );
  if (lost.size === 0) return false;
  const { fnArray, argsArray } = await page.getOperatorList();
  return argsArray.some((needed, at) => fnArray[at] === OPS.dependency && needed.some((id: string) => lost.has(id)));
}
