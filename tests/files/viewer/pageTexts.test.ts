import type { PDFDocumentProxy } from 'pdfjs-dist';
import { expect, it, vi } from 'vitest';
import { pageTexts } from '../../../src/files/viewer/pageTexts.ts';

const unreadable = (page: number) => new Error(`Page ${page} has no text.`);

/** A document of three pages, of which only the second can be read. */
const documentThat = (destroyed: boolean) => {
  const loadingTask = { destroyed: false };
  return {
    numPages: 3,
    loadingTask,
    getPage: async (number: number) => ({
      getTextContent: async () => {
        if (number === 2) return { items: [{ str: 'Interest', hasEOL: false }] };
        loadingTask.destroyed = destroyed;
        throw unreadable(number);
      },
    }),
    // Only the parts that are read here.
  } as unknown as PDFDocumentProxy;
};

it('reports only the first page whose text cannot be read, and still searches the others', async () => {
  const report = vi.fn();
  expect(await pageTexts(documentThat(false), report)).toEqual(['', 'interest', '']);
  expect(report).toHaveBeenCalledExactlyOnceWith(unreadable(1));
});

it('reports nothing if the document was closed while it was read', async () => {
  const report = vi.fn();
  await pageTexts(documentThat(true), report);
  expect(report).not.toHaveBeenCalled();
});
