import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { labelledValues, leftTexts } from '../../../scripts/check/missingTexts.ts';
import { labels as englishLabels } from '../../../src/values/text/en/labels.ts';
import { config as configSignedIn } from '../../../src/values/text/fr/configSignedIn.ts';
import { config as configVisitors } from '../../../src/values/text/fr/configVisitors.ts';
import { labels } from '../../../src/values/text/fr/labels.ts';
import { texts } from '../../../src/values/text/fr/texts.ts';
import { textsOf } from './written.ts';

/** Every enumeration value in that file, including those in optional fields, which no operation lists. */
const enums = readFileSync(join(import.meta.dirname, '../../../openapi/schemas/enums.yaml'), 'utf8');
const ofFields = [...enums.matchAll(/^ {4}- '?(.+?)'?$/gm)].map(([, value = '']) => value);

/** Texts that join two others, with a space at either end. */
const separators = ['values.list', 'attention.and', 'added.colon'];

describe('the French of the portal', () => {
  it('has a label for every enumeration value of the description', () => {
    expect(ofFields.length).toBeGreaterThan(200);
    const values = new Set([...labelledValues, ...ofFields]);
    expect([...values].filter((value) => !Object.hasOwn(labels, value))).toEqual([]);
  });

  it('has a label for every value that has its own label in English', () => {
    expect(Object.keys(englishLabels).filter((value) => !Object.hasOwn(labels, value))).toEqual([]);
  });

  it('has no label for a value that the description has renamed, in any language', async () => {
    expect(await leftTexts()).toEqual([]);
    const renamed = labelledValues.filter((value) => value !== 'past_due' && value !== 'pari_passu');
    const left = (await leftTexts(renamed)).map(({ file, path, message }) => `${file} ${path}: ${message}`);
    expect(left.toSorted()).toEqual([
      expect.stringMatching(/^src\/values\/text\/en terms: no enumeration of the description has pari_passu; /),
      expect.stringMatching(
        /^src\/values\/text\/fr labels: no enumeration of the description has pari_passu, past_due; /,
      ),
      expect.stringMatching(/^src\/values\/text\/fr terms: .* has pari_passu; /),
    ]);
  });

  it('uses French quotation marks, apostrophes and non-breaking spaces', async () => {
    const misset = /['"“”]|\.\.\.|[^\u00A0]:|[^\u202F\u2009][;?!]|[^\u00A0]%|«[^\u00A0]|[^\u00A0]»|^ | $| {2}/;
    const all = [...(await textsOf(texts)), ...Object.entries({ ...configVisitors, ...configSignedIn })];
    expect(all.filter(([path, text]) => !separators.includes(path) && misset.test(text))).toEqual([]);
  });
});
