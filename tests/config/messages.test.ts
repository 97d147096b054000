import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { lineOf } from '../../scripts/check/reportProblems.ts';
import { changed, problemsOf, type Way } from './portalCopy.ts';

const overview = ['routes', 'signedIn', '/overview', 'sections'];
const activity = [...overview, 'portfolio-activity'];
const invested = [...overview, 'overview', 'cards', 'Currently invested'];

const says = (way: Way, value: unknown) => {
  const { copy, places } = changed([[way, value]]);
  return { found: problemsOf(copy), place: places[0] };
};

describe('what is known, but not fitting', () => {
  it.each([
    ['activity_date', 'money', "'money' does not fit a date; allowed: date"],
    ['net_amount', 'date', "'date' does not fit an amount; allowed: money"],
    ['description', 'money', "'money' does not fit a text; allowed: text, label"],
    ['activity_type', 'percent', "'percent' does not fit an enumerated value; allowed: label"],
  ])('is told of %s as %s', (field, format, message) => {
    const { found, place } = says([...activity, 'columns', field, 'format'], format);
    expect(found).toEqual([{ path: place, message }]);
  });

  it.each<[string, Way, string, RegExp]>([
    ['a field', [...invested, 'asOf'], 'currency', /^'currency' does not fit here; allowed: as_of_date$/],
    [
      'a command',
      [...activity, 'query'],
      'accountAdd',
      /^'accountAdd' is a command, not a query; allowed: accountTypeList, .*portfolioActivities/,
    ],
  ])('is told of %s', (_, way, value, message) => {
    const { found, place } = says(way, value);
    expect(found).toEqual([{ path: place, message: expect.stringMatching(message) }]);
  });

  it('is still called unknown where there is no such format', () => {
    const { found, place } = says([...activity, 'columns', 'description', 'format'], 'txt');
    expect(found).toEqual([{ path: place, message: "'txt' is not known, did you mean 'text'?; allowed: text, label" }]);
  });
});

describe('the languages of the config', () => {
  const languages = [
    { tag: 'en-CA', name: 'English' },
    { tag: 'fr-CA', name: 'Français' },
  ];

  it.each([
    ['de-CH', "'de-CH' is not known; allowed: en-CA, fr-CA"],
    ['fr-FR', "'fr-FR' is not known, did you mean 'fr-CA'?; allowed: en-CA, fr-CA"],
  ])('lack %s as the one to begin with: one problem', (locale, message) => {
    const { copy } = changed([
      [['languages'], languages],
      [['locale'], locale],
    ]);
    expect(problemsOf(copy)).toEqual([{ path: 'locale', message }]);
  });

  it('may begin with one that the words of the config are translated into', () => {
    const { copy } = changed([
      [['languages'], languages],
      [['locale'], 'fr-CA'],
    ]);
    expect(problemsOf(copy)).toEqual([]);
  });

  it('lack a translation once, however many regions speak the language', () => {
    const { copy } = changed([
      [['languages'], [...languages, { tag: 'fr-FR', name: 'Français (France)' }]],
      [['footer', 'links', 0, 'label'], 'Terms'],
    ]);
    expect(problemsOf(copy)).toHaveLength(1);
  });
});

it('The README shows what the check prints', () => {
  const readme = readFileSync(join(import.meta.dirname, '../../README.md'), 'utf8');
  const [, sample = 'none'] = /```\n✗ config\n\n(.*)…\n```/.exec(readme) ?? [];
  const { found } = says([...activity, 'columns', 'description', 'field'], 'descripton');
  expect(found.map((problem) => lineOf(problem).slice(0, sample.length))).toEqual([sample]);
});
