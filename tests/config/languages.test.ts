import { describe, expect, it } from 'vitest';
import portal from '../../portal.config.ts';
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
        message: "'Welcome' is not translated; add it to src/text/fr/configVisitors.ts",
        severity: 'warning',
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
});
