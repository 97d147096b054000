import { plain } from '../../format/plain.ts';

/** A run of characters of a page as its PDF has them; a line may be many of them. */
export interface Piece {
  text: string;
  endsLine: boolean;
}

/** A page's text for searching. Each of its characters comes from a place: a piece, and from where to where in it. */
export interface FoldedText {
  text: string;
  pieces: number[];
  starts: number[];
  ends: number[];
}

/** What the pieces say, in one line: without case and accents, and with one space for any gap and end of a line. */
export function foldedText(pieces: readonly Piece[]): FoldedText {
  const folded: FoldedText = { text: '', pieces: [], starts: [], ends: [] };
  let wasGap = false;
  function add(letters: string, piece: number, start: number, end: number) {
    for (const letter of letters) {
      const isGap = /\s/.test(letter);
      if (isGap && wasGap) continue;
      wasGap = isGap;
      folded.text += isGap ? ' ' : letter;
      // A letter outside the basic plane is two characters of the text.
      for (let count = 0; count < letter.length; count += 1) {
        folded.pieces.push(piece);
        folded.starts.push(start);
        folded.ends.push(end);
      }
    }
  }
  for (const [piece, { text, endsLine }] of pieces.entries()) {
    let start = 0;
    // A letter at a time, so that it is known where each one comes from: `ﬁ` becomes two, an accent none.
    for (const letter of text) {
      add(plain(letter), piece, start, start + letter.length);
      start += letter.length;
    }
    if (endsLine) add(' ', piece, start, start);
  }
  return folded;
}

/** What is searched for, as `foldedText` would have it. */
export const foldedQuery = (query: string): string => foldedText([{ text: query, endsLine: false }]).text.trim();

/** Where a text has what is searched for, one after the other. Nothing is nowhere. */
export function placesOf(query: string, text: string): number[] {
  const places: number[] = [];
  if (query === '') return places;
  for (let at = text.indexOf(query); at >= 0; at = text.indexOf(query, at + query.length)) places.push(at);
  return places;
}
