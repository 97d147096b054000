import { screen, waitFor } from '@testing-library/react';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import portal from '../portal.config.ts';
import { type Spoken, speak } from '../src/app/language.ts';
import { saidTexts } from '../src/config/translated.ts';
import { signedIn as english } from '../src/text/en/signedIn.ts';
import { visitors as englishVisitors } from '../src/text/en/visitors.ts';
import { config } from '../src/text/fr/configSignedIn.ts';
import { config as configVisitors } from '../src/text/fr/configVisitors.ts';
import { signedIn } from '../src/text/fr/signedIn.ts';
import { visitors } from '../src/text/fr/visitors.ts';
import { openPortal } from './openPortal.tsx';

/** The plain texts of a catalogue by their paths. */
function plain(texts: object, path = ''): [path: string, text: string][] {
  return Object.entries(texts).flatMap(([key, value]: [string, unknown]): [string, string][] => {
    if (typeof value === 'string') return [[`${path}${key}`, value]];
    return typeof value === 'object' && value !== null ? plain(value, `${path}${key}.`) : [];
  });
}

/** What is said in English and otherwise in French. */
const unwanted = new Set<string>();
const inFrench = new Map([...plain(visitors), ...plain(signedIn)]);
for (const [path, text] of [...plain(englishVisitors), ...plain(english)]) {
  if (!path.startsWith('labels.') && inFrench.get(path) !== text) unwanted.add(text);
}
const translations = { ...configVisitors, ...config };
saidTexts(portal, (text) => {
  if (translations[text] !== text) unwanted.add(text);
});
for (const { name } of [portal.brand, ...portal.languages]) unwanted.delete(name);
// Words that are French too, and titles that answers of the sandbox have.
for (const text of [...inFrench.values(), ...Object.values(translations)]) unwanted.delete(text);
for (const text of ['Funded', 'Relationship manager']) unwanted.delete(text);

/** Every text of the page, and what it calls things for those who do not see them. */
function textsOf(page: Element): string[] {
  const own = [...page.querySelectorAll('*')].flatMap((element) => [
    ...[...element.childNodes].flatMap((node) => (node.nodeType === Node.TEXT_NODE ? [node.textContent ?? ''] : [])),
    ...['aria-label', 'placeholder', 'title', 'alt'].flatMap((name) => element.getAttribute(name) ?? []),
  ]);
  return [...new Set(own.map((text) => text.trim()))];
}

const settled = () =>
  waitFor(
    () => {
      expect(screen.getAllByRole('heading').length).toBeGreaterThan(0);
      expect(document.querySelector('[aria-busy="true"]')).toBeNull();
    },
    { timeout: 5000 },
  );

const routes = [
  ...Object.keys(portal.routes.public).map((path) => ({ path, user: undefined })),
  ...Object.keys(portal.routes.signedIn).flatMap((path) =>
    ['investor@northline.test', ...(path.includes(':') ? [] : ['empty@northline.test'])].map((user) => ({
      path,
      user,
    })),
  ),
];

describe('in French', () => {
  let spoken: Spoken;

  beforeAll(async () => {
    spoken = await speak('fr-CA');
  });
  afterAll(() => speak('en-CA'));

  it.each(routes)('$path says nothing in English to $user', async ({ path, user }) => {
    await openPortal(path.replace(':id', '2017'), { user, spoken });
    await settled();
    expect(textsOf(document.body).filter((text) => unwanted.has(text))).toEqual([]);
    expect(screen.getByRole('heading', { level: 1 })).not.toBeEmptyDOMElement();
  });
});
