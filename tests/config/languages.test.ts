import { describe, expect, it } from 'vitest';
import { fields } from '../../generated/fields.ts';
import { operations } from '../../generated/operations.ts';
import { checkPortal } from '../../src/config/checkPortal.ts';
import { filledPortal } from '../../src/config/filled.ts';
import { kinds } from '../../src/kinds/declared.ts';
import { type Change, changed } from './mistake.ts';

const english = { tag: 'en-CA', name: 'English' };
const french = { tag: 'fr-CA', name: 'Français' };

/** What the check reports at one place of a config with these languages and changes. */
function problemsAt(place: string, languages: object[], ...changes: Change[]) {
  const description = { operations, fields };
  const config = filledPortal(changed([['languages'], languages], ...changes), kinds, description);
  return checkPortal(config, kinds, description).filter(({ path }) => path === place);
}

describe('The languages of the config', () => {
  it.each([
    ['is-IS', "'is-IS' is not known; allowed: en-CA, fr-CA"],
    ['fr-FR', "'fr-FR' is not known, did you mean 'fr-CA'?; allowed: en-CA, fr-CA"],
  ])('refuse %s as the default, since it is not among them', (locale, message) => {
    expect(problemsAt('locale', [english, french], [['locale'], locale])).toEqual([{ path: 'locale', message }]);
  });

  it('allow any of them as the default', () => {
    expect(problemsAt('locale', [english, french], [['locale'], 'fr-CA'])).toEqual([]);
  });

  it('refuse a language without texts', () => {
    expect(problemsAt('languages[1].tag', [english, { tag: 'is-IS', name: 'Íslenska' }])).toHaveLength(1);
  });

  it('report a missing translation once, however many regions share the language', () => {
    const place = 'routes.public./login.title';
    expect(
      problemsAt(
        place,
        [english, french, { tag: 'fr-FR', name: 'Français (France)' }],
        [['routes', 'public', '/login', 'title'], 'Welcome'],
      ),
    ).toEqual([
      {
        path: place,
        message: "'Welcome' is not translated; add it to src/values/text/fr/configVisitors.ts",
        severity: 'notice',
        untranslated: { language: 'fr', words: 1 },
      },
    ]);
  });
});
