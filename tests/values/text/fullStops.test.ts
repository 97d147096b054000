import { afterAll, expect, it } from 'vitest';
import { loadFurtherTexts, loadSignedInTexts, loadVisitorTexts } from '../../../src/values/text/loadTexts.ts';
import { text } from '../../../src/values/text/text.ts';
import { textsOf } from './written.ts';

async function load(tag: string) {
  await loadVisitorTexts(tag);
  await loadSignedInTexts(tag);
  await loadFurtherTexts(tag);
}

afterAll(() => load('en'));

it.each([
  ['en', 'Now showing Roy Inc.', 'Now showing Gestion Roy ltée.'],
  ['fr', 'Investisseur affiché\u00a0: Roy Inc.', 'Investisseur affiché\u00a0: Gestion Roy ltée.'],
])('Every sentence of %s ends with one full stop, after the name of a company too', async (tag, inc, limited) => {
  await load(tag);
  expect([text.layout.nowShowing('Roy Inc.'), text.layout.nowShowing('Gestion Roy ltée')]).toEqual([inc, limited]);
  const said = await textsOf({ visitors: text }, Array<string>(5).fill('Roy Ltd.'));
  expect([...said].filter(([, words]) => words.includes('..'))).toEqual([]);
});
