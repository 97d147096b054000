import { describe, expect, it } from 'vitest';
import portal from '../../portal.config.ts';
import { publicPart } from '../../src/config/publicPart.ts';
import { saidTexts } from '../../src/config/translated.ts';
import { config as visitors } from '../../src/text/fr/configVisitors.ts';
import { changed, problemsOf } from './portalCopy.ts';

describe('the languages of the config', () => {
  const french = { tag: 'fr-CA', name: 'Français' };

  it('have words for every label', () => {
    expect(problemsOf(portal)).toEqual([]);
    const { copy } = changed([
      [['languages', 1], french],
      [['routes', 'public', '/login', 'title'], 'Welcome'],
    ]);
    expect(problemsOf(copy)).toEqual([
      {
        path: 'routes.public./login.title',
        message: "'Welcome' is not in src/text/fr/configVisitors.ts nor configSignedIn.ts",
      },
    ]);
  });

  it('say nothing that the config does not', () => {
    const { copy } = changed([
      [['languages', 1], french],
      [['routes', 'public', '/login', 'sections', 0, 'intro'], undefined],
    ]);
    expect(problemsOf(copy)).toEqual([
      {
        path: 'src/text/fr/',
        message:
          "'See what you own, what it earns, and where it stands.' is translated, but no label of the config says it",
      },
    ]);
  });

  it('are some that there are texts in, the one to begin with among them', () => {
    const { copy, places } = changed([
      [['languages', 1], { tag: 'de-CH', name: 'Deutsch' }],
      [['locale'], 'fr-CA'],
    ]);
    expect(problemsOf(copy).map(({ path }) => path)).toEqual(expect.arrayContaining([`${places[0]}.tag`, 'locale']));
  });

  it('bring visitors the words for all that visitors see', () => {
    const seen: string[] = [];
    const { brand, footer, routes } = publicPart(portal);
    const { product, description } = brand;
    saidTexts({ product, description, footer, routes: routes.public }, (text) => seen.push(text));
    expect(seen.length).toBeGreaterThan(20);
    expect(seen.filter((text) => !Object.hasOwn(visitors, text))).toEqual([]);
  });
});
