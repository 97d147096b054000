import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { type Fields, fields } from '../../generated/fields.ts';
import { further as englishFurther } from '../../src/text/en/further.ts';
import { labels as englishLabels } from '../../src/text/en/labels.ts';
import { signedIn as englishSignedIn } from '../../src/text/en/signedIn.ts';
import { visitors as englishVisitors } from '../../src/text/en/visitors.ts';
import { config as configSignedIn } from '../../src/text/fr/configSignedIn.ts';
import { config as configVisitors } from '../../src/text/fr/configVisitors.ts';
import { further } from '../../src/text/fr/further.ts';
import { labels } from '../../src/text/fr/labels.ts';
import { signedIn } from '../../src/text/fr/signedIn.ts';
import { visitors } from '../../src/text/fr/visitors.ts';

/** Fields of bodies that choose and sort, and whose values stand nowhere: config has words of its own for them. */
const unsaid = ['sort_by', 'sort_dir', 'compare_to'];

/** The values of the enumerations among fields. */
function valuesIn(fields: Fields): string[] {
  return Object.entries(fields).flatMap(([name, part]) => {
    if (unsaid.includes(name)) return [];
    if ('fields' in part) return valuesIn(part.fields);
    if ('rows' in part) return valuesIn(part.rows);
    const { type, values = [] } = 'items' in part ? part.items : part;
    return type === 'string' ? values : [];
  });
}

const ofCalls = Object.values(fields).flatMap(({ body, data }) => [...valuesIn(body), ...valuesIn(data)]);

/** Those that no shape has, because an answer may lack what they are in, too: every item of a list in that file. */
const enums = readFileSync(join(import.meta.dirname, '../../openapi/schemas/enums.yaml'), 'utf8');
const ofFields = [...enums.matchAll(/^ {4}- '?(.+?)'?$/gm)].map(([, value = '']) => value);

const numbers = [0, 1, 2];
const names = ['N1', 'N2', 'N3', 'N4', 'N5'];

/** Every text of a catalogue by its path; of a function what it says of small numbers, and of names. */
function written(texts: object, path = ''): [path: string, text: string][] {
  return Object.entries(texts).flatMap(([key, value]: [string, unknown]): [string, string][] => {
    const place = `${path}${key}`;
    if (typeof value === 'string') return [[place, value]];
    if (typeof value === 'object' && value !== null) return written(value, `${place}.`);
    if (typeof value !== 'function') return [];
    // Every function of a catalogue takes texts and numbers, and puts them into a text.
    const say = value as (...parts: (string | number)[]) => string;
    const said = numbers.map((number): [string, string] => [
      `${place}(${number})`,
      String(say(...names.map(() => number))),
    ]);
    return [[place, say(...names)], ...said];
  });
}

const english = [englishVisitors, englishSignedIn, englishFurther].flatMap((texts) => written(texts));
const french = [visitors, signedIn, further].flatMap((texts) => written(texts));
const isLabel = ([path]: [string, string]) => path.startsWith('labels.');
const config = { ...configVisitors, ...configSignedIn };

describe('the French of the portal', () => {
  it('has a label for every value of an enumeration of the description', () => {
    expect(ofFields.length).toBeGreaterThan(200);
    expect([...new Set([...ofCalls, ...ofFields])].filter((value) => !Object.hasOwn(labels, value))).toEqual([]);
  });

  it('has a label for every value that has a label of its own in English', () => {
    expect(Object.keys(englishLabels).filter((value) => !Object.hasOwn(labels, value))).toEqual([]);
  });

  it('has every text of the English, and no other', () => {
    const pathsOf = (texts: [string, string][]) => texts.filter((one) => !isLabel(one)).map(([path]) => path);
    expect(pathsOf(french).sort()).toEqual(pathsOf(english).sort());
  });

  it('names in every sentence what the English names in it', () => {
    const namesIn = (text: string) => names.filter((name) => text.includes(name)).sort();
    const said = new Map(french);
    const lacking = english.filter(([path, text]) => {
      return !isLabel([path, text]) && String(namesIn(said.get(path) ?? '')) !== String(namesIn(text));
    });
    expect(lacking).toEqual([]);
  });

  it('is set as French is: its own quotation marks and apostrophes, and no line broken before a colon', () => {
    const misset = /['"“”]|\.\.\.|[^\u00A0]:|[^\u202F\u2009][;?!]|[^\u00A0]%|«[^\u00A0]|[^\u00A0]»|^ | $| {2}/;
    const all = [...french, ...Object.entries(config)];
    expect(all.filter(([path, text]) => path !== 'values.list' && misset.test(text))).toEqual([]);
  });
});
