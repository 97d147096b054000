import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { foldedQuery, foldedText, type Piece, placesOf } from '../../../src/files/viewer/foldedText.ts';

const line = (...texts: string[]): Piece[] => texts.map((text, at) => ({ text, endsLine: at === texts.length - 1 }));

/** The matches as written in the pieces, with `|` between pieces. */
function found(pieces: Piece[], typed: string): string[] {
  const folded = foldedText(pieces);
  const query = foldedQuery(typed);
  return placesOf(query, folded.text).map((start) => {
    const end = start + query.length - 1;
    const [first = 0, last = 0] = [folded.pieces[start], folded.pieces[end]];
    return pieces
      .slice(first, last + 1)
      .map(({ text }, at) => {
        const to = first + at === last ? folded.ends[end] : undefined;
        return text.slice(at === 0 ? folded.starts[start] : 0, to);
      })
      .join('|');
  });
}

describe('a search in a document', () => {
  it('finds every match, whatever the case and accents', () => {
    expect(found(line('Montréal, MONTREAL and Montre\u0301al'), 'montreal')).toEqual([
      'Montréal',
      'MONTREAL',
      'Montre\u0301al',
    ]);
    expect(found(line('Montreal'), 'MONTRÉAL')).toEqual(['Montreal']);
    expect(found(line('Toronto'), 'montreal')).toEqual([]);
  });

  it('finds text that is split into pieces or continues on the next line', () => {
    expect(found(line('Inte', 'rest ', 'rate'), 'interest rate')).toEqual(['Inte|rest |rate']);
    expect(found([...line('the first'), ...line('mortgage')], 'first mortgage')).toEqual(['first|mortgage']);
    expect(found([...line('the first '), ...line(''), ...line(' mortgage')], 'first  mortgage')).toHaveLength(1);
    expect(found([...line('first'), ...line('mortgage')], 'firstmortgage')).toEqual([]);
  });

  it('treats every gap as a space, and ligatures as their letters', () => {
    expect(found(line('CAD\u00a01,500.00'), 'cad 1,500.00')).toEqual(['CAD\u00a01,500.00']);
    expect(found(line('the ﬁrst'), 'first')).toEqual(['ﬁrst']);
    expect(found(line('𝐍orthline 😀 fund'), 'northline 😀 f')).toEqual(['𝐍orthline 😀 f']);
  });

  it('finds nothing for an empty query, and treats special characters literally', () => {
    expect(found(line('a b'), '')).toEqual([]);
    expect(found(line('a b'), '  ')).toEqual([]);
    expect(found(line('1.5 (a+b)'), '(a+')).toEqual(['(a+']);
    expect(found(line('1.5'), '1x5')).toEqual([]);
  });

  it('knows where each letter comes from', () => {
    const piece = fc.record({ text: fc.string({ unit: 'grapheme' }), endsLine: fc.boolean() });
    fc.assert(
      fc.property(fc.array(piece), (pieces) => {
        const { text, pieces: from, starts, ends } = foldedText(pieces);
        expect([from.length, starts.length, ends.length]).toEqual([text.length, text.length, text.length]);
        for (const [at, letter] of [...text].entries()) {
          if (text.length !== [...text].length || letter === ' ') continue;
          const origin = pieces[from[at] ?? -1]?.text.slice(starts[at], ends[at]) ?? '';
          expect(foldedText([{ text: origin, endsLine: false }]).text).toContain(letter);
        }
      }),
    );
  });
});
