import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import portal from '../portal.config.ts';
import { type ActiveLanguage, loadLanguage } from '../src/app/language.ts';
import type { Screen } from '../src/config/portal.ts';
import { saidTexts } from '../src/config/translated.ts';
import type { Translations } from '../src/values/text/catalogue.ts';
import { further as englishFurther } from '../src/values/text/en/further.ts';
import { signedIn as english } from '../src/values/text/en/signedIn.ts';
import { visitors as englishVisitors } from '../src/values/text/en/visitors.ts';
import { config } from '../src/values/text/fr/configSignedIn.ts';
import { config as configVisitors } from '../src/values/text/fr/configVisitors.ts';
import { further } from '../src/values/text/fr/further.ts';
import { signedIn } from '../src/values/text/fr/signedIn.ts';
import { visitors } from '../src/values/text/fr/visitors.ts';
import { WorkerHere } from './files/export/workerHere.ts';
import { atClock } from './kinds/atClock.ts';
import { openPortal, server } from './openPortal.tsx';
import { users } from './users.ts';
import { watchSaveFile } from './watchSaveFile.ts';
import { wrapTexts } from './wrapTexts.ts';

const saveFile = watchSaveFile();

/** The plain texts of a catalogue by their paths. */
function plain(texts: object, path = ''): [path: string, text: string][] {
  return Object.entries(texts).flatMap(([key, value]: [string, unknown]): [string, string][] => {
    if (typeof value === 'string') return [[`${path}${key}`, value]];
    return typeof value === 'object' && value !== null ? plain(value, `${path}${key}.`) : [];
  });
}

/** English texts whose French differs. */
const unwanted = new Set<string>();
const inFrench = new Map([...plain(visitors), ...plain(signedIn), ...plain(further)]);
for (const [path, text] of [...plain(englishVisitors), ...plain(english), ...plain(englishFurther)]) {
  if (!path.startsWith('labels.') && inFrench.get(path) !== text) unwanted.add(text);
}
const translations: Translations = { ...configVisitors, ...config };
saidTexts(portal, (text) => {
  if (translations[text] !== text) unwanted.add(text);
});
for (const { name } of [portal.brand, ...portal.languages]) unwanted.delete(name);
// Words that are also French.
for (const text of [...inFrench.values(), ...Object.values(translations)]) unwanted.delete(text);

/** Every text of the page, including names and descriptions for screen readers. */
function textsOf(page: Element): string[] {
  const own = [...page.querySelectorAll('*')].flatMap((element) => [
    ...[...element.childNodes].flatMap((node) => (node.nodeType === Node.TEXT_NODE ? [node.textContent ?? ''] : [])),
    ...['aria-label', 'placeholder', 'title', 'alt'].flatMap((name) => element.getAttribute(name) ?? []),
  ]);
  return [...new Set(own.map((text) => text.trim()))];
}

/** All answers of the back end, whose texts the portal shows unchanged. */
const answers: string[] = [];
server.events.on('response:mocked', async ({ response }) => {
  answers.push(await response.clone().text());
});
const isAnswered = (text: string) => answers.some((answer) => answer.includes(JSON.stringify(text)));

const routes = [
  ...Object.entries<Screen>(portal.routes.public).map(([path, page]) => ({ path, page, user: null })),
  ...Object.entries<Screen>(portal.routes.signedIn).flatMap(([path, page]) =>
    [users.investor, ...(page.subject ? [] : [users.empty])].map((user) => ({
      path,
      page,
      user,
    })),
  ),
];

/** The parameter of each screen that has one. */
const ids: Record<string, string> = { '/overview/:id': '2017', '/opportunities/:id': '31' };

const months = '(?:janv|févr|mars|avr|mai|juin|juill|août|sept|oct|nov|déc)';
/** Dates as nobody writes them: `1 août`, `de 30 juin`, `de août`. */
const unwritten = new RegExp(`\\b1 ${months}|\\b[dà]e? \\d{1,2}(?:er)? ${months}|\\bde (?:avr|août|oct)|\\w: `, 'u');

describe('in French', () => {
  let spoken: ActiveLanguage;

  beforeAll(async () => {
    spoken = await loadLanguage('fr-CA');
  });

  it.each(routes)('$path shows no English to $user', async ({ path, page, user }) => {
    await openPortal(path.replace(':id', ids[path] ?? ''), { shown: portal, user, spoken });
    for (const { title } of page.sections) {
      await waitFor(() => expect(screen.getByRole('region', { name: translations[title] })).toBeVisible());
    }
    await waitFor(() => expect(document.querySelector('[aria-busy="true"]')).toBeNull());
    expect(textsOf(document.body).filter((text) => unwanted.has(text) && !isAnswered(text))).toEqual([]);
    expect(textsOf(document.body).filter((text) => unwritten.test(text) && !isAnswered(text))).toEqual([]);
  });

  it('a table is saved with its labels and values', async () => {
    vi.stubGlobal('Worker', WorkerHere);
    const person = await openPortal('/overview', { shown: portal, user: users.investor, spoken });
    const activity = () => within(screen.getByRole('region', { name: translations['Portfolio Activity'] }));
    await waitFor(() => expect(activity().getByRole('button', { name: 'Exporter' })).toBeEnabled());
    await person.click(activity().getByRole('button', { name: 'Exporter' }));
    await person.click(await screen.findByRole('menuitem', { name: 'CSV' }));
    await waitFor(() => expect(saveFile).toHaveBeenCalled());
    const written = await saveFile.mock.lastCall?.[0].text();
    for (const words of ['Impôt retenu', 'Reçu']) expect(written).toContain(words);
  });
});

it('changes the language of a screen that has been shown', async () => {
  const person = await openPortal('/overview', { shown: portal });
  expect(await screen.findByText('By day of payment')).toBeVisible();
  await person.click(screen.getByRole('button', { name: 'My account' }));
  await person.click(await screen.findByRole('menuitem', { name: 'Français' }));
  expect(await screen.findByText('Au jour du paiement')).toBeVisible();
});

/** Translates each text as soon as it is drawn, until the returned function is called. */
function translate(): () => void {
  const observer = new MutationObserver(wrapTexts);
  observer.observe(document.body, { childList: true, characterData: true, subtree: true });
  const end = () => observer.disconnect();
  onTestFinished(end);
  return end;
}

describe('a page that the browser is translating', () => {
  atClock();

  const settled = () => waitFor(() => expect(document.querySelector('[aria-busy="true"]')).toBeNull());
  /** The texts of the screen without those of its charts, whose code arrives with the first visit. */
  function shown(): string {
    const walker = document.createTreeWalker(screen.getByRole('main'), NodeFilter.SHOW_TEXT);
    const texts: string[] = [];
    while (walker.nextNode()) {
      const { parentElement, textContent } = walker.currentNode;
      if (!parentElement?.closest('figure')) texts.push(textContent ?? '');
    }
    return texts.join('');
  }

  it.each(routes.filter(({ user }) => user === users.investor))(
    'shows every changed text of $path',
    async ({ path, page, user }) => {
      const address = path.replace(':id', ids[path] ?? '');
      const isThere = async (said: (title: string) => string) => {
        for (const { title } of page.sections) {
          await waitFor(() =>
            expect(screen.getByRole('region', { name: new RegExp(`^${said(title)}`) })).toBeVisible(),
          );
        }
        await settled();
      };
      const inFrench = (title: string) => translations[title] ?? title;
      await openPortal(address, { shown: portal, user });
      await isThere(String);
      const english = shown();
      cleanup();

      // Still signed in, since another sign-in would be one more of the sessions that the account counts.
      const end = translate();
      const person = await openPortal(address, { shown: portal, user: null });
      await isThere(String);
      expect(document.querySelector('main h1 font font, main h2 font font')).not.toBeNull();
      await waitFor(() => expect(shown()).toBe(english));
      await person.click(screen.getByRole('button', { name: 'My account' }));
      await person.click(await screen.findByRole('menuitem', { name: 'Français' }));
      await isThere(inFrench);
      end();
      const french = shown();
      cleanup();

      await openPortal(address, { shown: portal, user: null, spoken: await loadLanguage('fr-CA') });
      await isThere(inFrench);
      expect(screen.getByRole('main').querySelector('font')).toBeNull();
      await waitFor(() => expect(shown()).toBe(french));
    },
  );
});
