import { describe, expect, it } from 'vitest';
import { foldedQuery, foldedText, placesOf } from '../../src/files/viewer/foldedText.ts';
import { searchableText, searched } from '../../src/kinds/table/searched.ts';
import { searched as served } from '../../src/sandbox/pages.ts';

/** Whether each search of the portal finds a text: that of a whole list, that of a document, and the sandbox's. */
function searches(text: string, search: string): boolean[] {
  const rows = [{ text }];
  const texts = searchableText(rows, [{ field: 'text', label: 'Text', format: 'text' }], (_, value) => String(value));
  return [
    searched(rows, texts, search).length > 0,
    placesOf(foldedQuery(search), foldedText([{ text, endsLine: true }]).text).length > 0,
    served(rows, search, ['text']).length > 0,
  ];
}

const cases = [
  ['MONTRÉAL', 'montreal'],
  ['O’Brien', "O'Brien"],
  ['O´Brien', "O'Brien"],
  ['Cœur', 'Coeur'],
  ['Straße', 'strasse'],
  ['Łódź', 'lodz'],
  ['Tromsø', 'tromso'],
  ['Æther', 'aether'],
  ['Đặng', 'dang'],
  ['ΟΔΟΣ', 'οδός'],
  ['DM\u20111042', 'DM-1042'],
  ['2025–2026', '2025-2026'],
  ['North\u200bline', 'Northline'],
  ['In\u00advestors\u00a0Inc.', 'investors inc.'],
  ['ﬁrst', 'first'],
  ['１２３', '123'],
] as const;

describe('every search', () => {
  it.each(cases)('finds %j by %j, and the other way round', (one, other) => {
    expect([searches(`Near ${one}, Canada`, other), searches(other, one)]).toEqual([
      [true, true, true],
      [true, true, true],
    ]);
  });

  it('tells other letters apart', () => {
    expect([searches('Łódź', 'kodz'), searches('25²', '253')]).toEqual([
      [false, false, false],
      [false, false, false],
    ]);
  });
});
