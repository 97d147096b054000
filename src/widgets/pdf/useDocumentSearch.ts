import type { PDFDocumentProxy } from 'pdfjs-dist';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { foldedQuery, placesOf } from './foldedText.ts';
import { pageTexts, type Report } from './pageTexts.ts';

/** One place of what is searched for: its page, and its number among those of the page, from 0. */
export interface Match {
  page: number;
  index: number;
}

/** What came of a search. */
export interface Found {
  /** As `foldedQuery` has it. */
  query: string;
  matches: Match[];
  /** The match one is at; 0 also where there is none. */
  at: number;
  /** Whether there is any text at all; a scan has none. */
  hasText: boolean;
}

/** A search in the text of all pages, and the way from match to match. */
export interface DocumentSearch {
  /** As it was typed. */
  query: string;
  /** Undefined before anything is searched for, and while the text is being read. */
  found: Found | undefined;
  /** The match one is at. */
  match: Match | undefined;
  search(query: string): void;
  /** On to the next match, or with -1 back; after the last comes the first. */
  step(by: 1 | -1): void;
}

/**
 * Searches a document; what is found first is the next from the page that is shown. `onPage` turns to a match; `report` hears
 * why a text could not be read.
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
  // What was typed while the document was being opened; `query` may lack a letter that is not drawn yet.
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
    // More has been typed meanwhile.
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
