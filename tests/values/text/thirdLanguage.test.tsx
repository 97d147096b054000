import { screen } from '@testing-library/react';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { loadLanguage } from '../../../src/app/language.ts';
import type { OwnTexts } from '../../../src/values/text/catalogue.ts';
import { languages } from '../../../src/values/text/languages.ts';
import { openAsVisitor, openPortal } from '../../openPortal.tsx';
import { smallPortal } from '../../portal/smallPortal.ts';

/** Few of the texts; newLanguage.test.ts adds them as an operator does. */
const icelandic: OwnTexts = {
  visitors: { actions: { showPassword: 'Sýna stafi' } },
  signedIn: async () => ({ signedIn: { labels: { distribution: 'Úthlutun' } } }),
  further: async () => ({ further: { list: { nextPage: 'Næsta síða' } } }),
  visitorLabels: { 'Sign in': 'Innskráning' },
};
const shown = { ...smallPortal, languages: [...smallPortal.languages, { tag: 'is-IS', name: 'Íslenska' }] };

describe('A third language', () => {
  beforeAll(() => void Object.assign(languages, { is: () => icelandic }));
  afterAll(() => void Reflect.deleteProperty(languages, 'is'));

  it('shows its texts on the sign-in page', async () => {
    await openAsVisitor('/login', { shown, spoken: await loadLanguage('is-IS') });
    expect(await screen.findByRole('button', { name: 'Innskráning' })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Sýna stafi' })).toBeVisible();
    expect(screen.getByRole('list', { name: 'Language' })).toHaveTextContent('Íslenska');
    expect(document.documentElement.lang).toBe('is-IS');
  });

  it('shows its texts in a table, and the rest in the default language', async () => {
    await openPortal('/overview', { shown, spoken: await loadLanguage('is-IS') });
    const [next] = await screen.findAllByRole('button', { name: 'Næsta síða' });
    expect(next).toBeVisible();
    expect(screen.getAllByRole('button', { name: 'Previous page' })[0]).toBeVisible();
    expect((await screen.findAllByText('Úthlutun'))[0]).toBeVisible();
  });
});
