import { plain } from '../../values/plain.ts';

/** A text item of a page as pdf.js reports it; a line may consist of many. */
export interface Piece {
  text: string;
  endsLine: boolean;
}

/** A page's text for searching. Each character maps to its source: a piece, and a range in it. */
export interface FoldedText {
  text: string;
  pieces: number[];
  starts: number[];
  ends: number[];
}

/** Joins pieces into one line without case and accents, and with a single space for any gap or line end. */
export function foldedText(pieces: readonly Piece[]): FoldedText {
  const folded: FoldedText = { text: '', pieces: [], starts: [], ends: [] };
  let wasGap = false;
  function add(letters: string, piece: number, start: number, end: number) {
    for (const letter of letters) {
      const isGap = /\s/.test(letter);
      if (isGap && wasGap) continue;
      wasGap = isGap;
      folded.text += isGap ? ' ' : letter;
      // A letter outside the basic plane has two UTF-16 code units.
      for (let count = 0; count < letter.length; count += 1) {
        folded.pieces.push(piece);
        folded.starts.push(start);
        folded.ends.push(end);
      }
    }
  }
  for (const [piece, { text, endsLine }] of pieces.entries()) {
    let start = 0;
    // One letter at a time, to keep track of where each comes from: `ﬁ` becomes two letters, a combining accent none.
    for (const letter of text) {
      add(plain(letter), piece, start, start + letter.length);
      start += letter.length;
    }
    if (endsLine) add(' ', piece, start, start);
  }
  return folded;
}

/** Normalizes a query as `foldedText` does. */
export const foldedQuery = (query: string): string => foldedText([{ text: query, endsLine: false }]).text.trim();

/** The positions of a query in a text, without overlaps. An empty query has none. */
export function placesOf(query: string, text: string): number[] {
  const places: number[] = [];
  if (query === '') return places;
  for (let at = text.indexOf(query); at >= 0; at = text.indexOf(query, at + query.length)) places.push(at);
  return places;
}
