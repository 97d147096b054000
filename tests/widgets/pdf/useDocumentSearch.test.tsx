import { act, renderHook, waitFor } from '@testing-library/react';
import type { PDFDocumentProxy } from 'pdfjs-dist';
import { useLayoutEffect } from 'react';
import { expect, it, vi } from 'vitest';
import { useDocumentSearch } from '../../../src/widgets/pdf/useDocumentSearch.ts';

const pages = ['Nothing else', 'The interest of the month'];
const opened = {
  numPages: pages.length,
  loadingTask: { destroyed: false },
  getPage: async (number: number) => ({
    getTextContent: async () => ({ items: [{ str: pages[number - 1], hasEOL: true }] }),
  }),
} as unknown as PDFDocumentProxy;

it('what is searched for before the document is open is found when it is', async () => {
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

it('what is typed in the moment that the document is open is kept', async () => {
  const { result, rerender } = renderHook(
    ({ pdf }) => {
      const search = useDocumentSearch(pdf, 1, vi.fn(), vi.fn());
      // A letter that comes after the document has been drawn and before its effects have run.
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
