import type { PDFDocumentProxy } from 'pdfjs-dist';
import { expect, it, vi } from 'vitest';
import { pageTexts } from '../../../src/widgets/pdf/pageTexts.ts';

const unreadable = (page: number) => new Error(`Page ${page} has no text.`);

/** Three pages of which only the second can be read. */
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
    // As far as it is read here.
  } as unknown as PDFDocumentProxy;
};

it('of pages whose text cannot be read the first is reported, and the others are searched all the same', async () => {
  const report = vi.fn();
  expect(await pageTexts(documentThat(false), report)).toEqual(['', 'interest', '']);
  expect(report).toHaveBeenCalledExactlyOnceWith(unreadable(1));
});

it('a document that was closed while it was read is not reported', async () => {
  const report = vi.fn();
  await pageTexts(documentThat(true), report);
  expect(report).not.toHaveBeenCalled();
});
