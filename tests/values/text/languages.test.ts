import { describe, expect, it } from 'vitest';
import { defaultLanguage, type Language, languages } from '../../../src/values/text/languages.ts';
import { namesIn, textsOf } from './written.ts';

const isLabel = (path: string) => path.startsWith('labels.');
const others = Object.keys(languages).filter((language): language is Language => language !== defaultLanguage);

describe.each(others)('the texts in %s', async (language) => {
  const whole = await textsOf(languages[defaultLanguage]());
  const own = await textsOf(await languages[language]());

  it('all exist in the default language, too', () => {
    expect([...own.keys()].filter((path) => !isLabel(path) && !whole.has(path))).toEqual([]);
  });

  it('use the same parameters in every sentence as the default language', () => {
    const lacking = [...own].filter(([path, text]) => {
      return !isLabel(path) && String(namesIn(text).sort()) !== String(namesIn(whole.get(path) ?? '').sort());
    });
    expect(lacking).toEqual([]);
  });
});
