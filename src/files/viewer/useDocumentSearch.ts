import type { PDFDocumentProxy } from 'pdfjs-dist';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { foldedQuery, placesOf } from './foldedText.ts';
import { pageTexts, type Report } from './pageTexts.ts';

/** A match of a search: its page, and its index among the page's matches, from 0. */
export interface Match {
  page: number;
  index: number;
}

/** The result of a search. */
export interface Found {
  /** Normalized by `foldedQuery`. */
  query: string;
  matches: Match[];
  /** The index of the current match; also 0 if there is none. */
  at: number;
  /** Whether the document has any text; a scan has none. */
  hasText: boolean;
}

/** A search in the text of all pages. */
export interface DocumentSearch {
  /** As typed. */
  query: string;
  /** Undefined before the first search, and while the text is being read. */
  found: Found | undefined;
  /** The current match. */
  match: Match | undefined;
  search(query: string): void;
  /** Moves to the next match, or with -1 to the previous one; wraps around. */
  step(by: 1 | -1): void;
}

/**
 * Searches a document, starting at the current page. `onPage` is called to show a match's page; `report` when a text
 * could not be read.
 */
export function useDocumentSearch(
  pdf: PDFDocumentProxy | undefined,
  page: number,
  onPage: (page: number) => void,
  report: Report,
): DocumentSearch {
  const [query, setQuery] = useState('');
  const [found, setFound] = useState<Found>();
  const latest = useRef('');
  // The text typed while the document was loading; `query` may lag behind by a render.
  const findTyped = useEffectEvent(() => void find(latest.current));
  useEffect(() => {
    if (pdf) findTyped();
  }, [pdf]);

  function search(typed: string) {
    setQuery(typed);
    latest.current = typed;
    void find(typed);
  }

  async function find(typed: string) {
    const wanted = foldedQuery(typed);
    if (!pdf || wanted === '') return setFound(undefined);
    const texts = await pageTexts(pdf, report);
    // The user has typed more meanwhile.
    if (latest.current !== typed) return;
    const matches = texts.flatMap((text, at) =>
      placesOf(wanted, text).map((_, index): Match => ({ page: at + 1, index })),
    );
    const next = Math.max(
      0,
      matches.findIndex((match) => match.page >= page),
    );
    setFound({ query: wanted, matches, at: next, hasText: texts.some((text) => text.trim() !== '') });
    if (matches[next]) onPage(matches[next].page);
  }

  function step(by: 1 | -1) {
    const count = found?.matches.length ?? 0;
    if (!found || count === 0) return;
    const at = (found.at + by + count) % count;
    setFound({ ...found, at });
    if (found.matches[at]) onPage(found.matches[at].page);
  }

  return { query, found, match: found?.matches[found.at], search, step };
}
