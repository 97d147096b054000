import { act, renderHook, waitFor } from '@testing-library/react';
import type { PDFDocumentProxy } from 'pdfjs-dist';
import { useLayoutEffect } from 'react';
import { expect, it, vi } from 'vitest';
import { useDocumentSearch } from '../../../src/files/viewer/useDocumentSearch.ts';

const pages = ['Nothing else', 'The interest of the month'];
const opened = {
  numPages: pages.length,
  loadingTask: { destroyed: false },
  getPage: async (number: number) => ({
    getTextContent: async () => ({ items: [{ str: pages[number - 1], hasEOL: true }] }),
  }),
} as unknown as PDFDocumentProxy;

it('finds a query that was typed before the document was open', async () => {
  const turnTo = vi.fn();
  const { result, rerender } = renderHook(({ pdf }) => useDocumentSearch(pdf, 1, turnTo, vi.fn()), {
    initialProps: { pdf: undefined as PDFDocumentProxy | undefined },
  });
  act(() => result.current.search('interest'));
  expect(result.current.found).toBeUndefined();
  rerender({ pdf: opened });
  await waitFor(() => expect(result.current.match).toEqual({ page: 2, index: 0 }));
  expect(turnTo).toHaveBeenLastCalledWith(2);
});

it('keeps what is typed at the moment the document opens', async () => {
  const { result, rerender } = renderHook(
    ({ pdf }) => {
      const search = useDocumentSearch(pdf, 1, vi.fn(), vi.fn());
      // A letter that is typed after the document has rendered, but before its effects have run.
      useLayoutEffect(() => {
        if (pdf && search.query !== 'interest') search.search('interest');
      });
      return search;
    },
    { initialProps: { pdf: undefined as PDFDocumentProxy | undefined } },
  );
  act(() => result.current.search('interes'));
  rerender({ pdf: opened });
  await waitFor(() => expect(result.current.match).toEqual({ page: 2, index: 0 }));
  expect(result.current).toMatchObject({ query: 'interest', found: { query: 'interest' } });
});
