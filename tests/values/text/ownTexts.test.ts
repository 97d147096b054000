import { afterEach, expect, it } from 'vitest';
import { visitors } from '../../../src/values/text/en/visitors.ts';
import { addTexts, text } from '../../../src/values/text/text.ts';

afterEach(() => addTexts(visitors));

it("shows this portal's own texts instead of the project's and their translations, and keeps texts added later", () => {
  const { list } = text;
  const translated = { actions: { close: 'Fermer', showPassword: 'Afficher' } };
  addTexts(visitors, translated, { actions: { close: 'Terminer' }, list: { nextPage: 'Plus loin' } });
  expect([text.actions.close, text.actions.showPassword]).toEqual(['Terminer', 'Afficher']);
  expect(text.actions.hidePassword).toBe(visitors.actions.hidePassword);
  expect(text.list).toBe(list);
});
