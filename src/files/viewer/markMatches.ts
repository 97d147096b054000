import './matches.css';
import { foldedText, type Piece, placesOf } from './foldedText.ts';

const all = 'document-matches';
const current = 'document-match';

/** The text nodes of a page's text layer, and the pieces with their line ends. */
function piecesIn(layer: Element): { nodes: Text[]; pieces: Piece[] } {
  const nodes: Text[] = [];
  const pieces: Piece[] = [];
  const walker = document.createTreeWalker(layer, NodeFilter.SHOW_TEXT | NodeFilter.SHOW_ELEMENT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const last = pieces.at(-1);
    if (node instanceof Text) {
      nodes.push(node);
      pieces.push({ text: node.data, endsLine: false });
    } else if (last && node instanceof HTMLBRElement) last.endsLine = true;
  }
  return { nodes, pieces };
}

/** The matches of a query (normalized by `foldedQuery`) in a page's text layer. */
function rangesIn(layer: Element, query: string): Range[] {
  const { nodes, pieces } = piecesIn(layer);
  const folded = foldedText(pieces);
  return placesOf(query, folded.text).flatMap((start) => {
    const end = start + query.length - 1;
    const first = nodes[folded.pieces[start] ?? -1];
    const last = nodes[folded.pieces[end] ?? -1];
    if (!first || !last) return [];
    const range = document.createRange();
    range.setStart(first, folded.starts[start] ?? 0);
    range.setEnd(last, folded.ends[end] ?? 0);
    return [range];
  });
}

/**
 * Highlights all matches on the page, the current one more strongly, and returns the current one. Does nothing where
 * the browser lacks the CSS Custom Highlight API.
 */
export function markMatches(layer: Element, query: string, at: number | undefined): Range | undefined {
  const ranges = rangesIn(layer, query);
  const one = at === undefined ? undefined : ranges[at];
  if (typeof Highlight === 'undefined') return one;
  CSS.highlights.set(all, new Highlight(...ranges.filter((range) => range !== one)));
  if (one) CSS.highlights.set(current, new Highlight(one));
  else CSS.highlights.delete(current);
  return one;
}

/** Removes all highlights. */
export function unmarkMatches(): void {
  if (typeof Highlight === 'undefined') return;
  CSS.highlights.delete(all);
  CSS.highlights.delete(current);
}
