import { type RefObject, useEffect, useRef } from 'react';
import { markMatches, unmarkMatches } from './markMatches.ts';
import type { DocumentSearch } from './useDocumentSearch.ts';

/** A page whose text layer has been rendered; a new object after each rendering. */
export interface DrawnPage {
  page: number;
}

/** Keeps the matches of a search highlighted in the text layer, and scrolls the current match into view. */
export function useMatchMarks(
  frame: RefObject<Element | null>,
  { found, match }: DocumentSearch,
  drawn: DrawnPage | undefined,
): void {
  const brought = useRef(found);
  useEffect(() => {
    const layer = drawn && frame.current?.querySelector('.textLayer');
    if (!layer || !found) return;
    const one = markMatches(layer, found.query, match?.page === drawn.page ? match.index : undefined);
    if (one && frame.current && brought.current !== found) {
      brought.current = found;
      bringIntoView(one, frame.current);
    }
    return unmarkMatches;
  }, [frame, found, match, drawn]);
}

/** Scrolls to the middle unless all of it is in view. */
function bringIntoView(range: Range, frame: Element) {
  const [one, view] = [range.getBoundingClientRect(), frame.getBoundingClientRect()];
  const isIn = one.top >= view.top && one.bottom <= view.bottom && one.left >= view.left && one.right <= view.right;
  if (isIn) return;
  frame.scrollBy({
    top: one.top + one.height / 2 - (view.top + view.height / 2),
    left: one.left + one.width / 2 - (view.left + view.width / 2),
    behavior: 'instant',
  });
}
