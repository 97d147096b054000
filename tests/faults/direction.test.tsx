import { screen, waitFor } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { describe, expect, it, vi } from 'vitest';
import { answers } from '../../generated/answers.ts';
import { operations } from '../../generated/operations.ts';
import portal from '../../portal.config.ts';
import { openPortal, sandbox, server } from '../openPortal.tsx';
import { withTexts } from './altered.ts';
import { addressOf, screens } from './shown.ts';

const hebrew = /\p{Script=Hebrew}/u;

/** Every text that the server has sent, each beginning with a Hebrew word. */
const sent = new Set<string>();

function answerInHebrew() {
  sent.clear();
  server.use(
    http.post('*/api/*', async ({ request }) => {
      const answer = await sandbox.handle(request);
      if (!answer?.headers.get('content-type')?.includes('json')) return answer;
      const path = new URL(request.url).pathname.replace(/^\/api/, '').replace(/\/\d+\//, '/{id}/');
      const id = Object.entries(operations).find(([, one]) => one.path === path)?.[0] ?? '';
      const { data, ...envelope } = await answer.json();
      const changed = withTexts(answers[id] ?? {}, data, (value) => {
        const text = `שלום ${value}`;
        sent.add(text);
        return text;
      });
      return HttpResponse.json({ ...envelope, data: changed }, { headers: answer.headers });
    }),
  );
}

const isSent = (shown: string) => [...sent].some((text) => text.includes(shown.trim()));
const withoutIsolated = (shown: string) => shown.replaceAll(/\u2068[^\u2068\u2069]*\u2069/g, '');
const turns = (shown: string) => hebrew.test(withoutIsolated(shown));

/** What a Hebrew word turns around: more than the text that it belongs to. */
function turned(): string[] {
  const ownDirection = '[dir="auto"], bdi';
  const areas = [...document.querySelectorAll(ownDirection)]
    .map(({ textContent }) => textContent ?? '')
    .filter((shown) => hebrew.test(shown) && !isSent(shown.replaceAll(/[\u2068\u2069]/g, '')));
  const elements = [...document.querySelectorAll('*')];
  const names = elements.flatMap((element) =>
    ['aria-label', 'placeholder', 'title', 'alt'].flatMap((name) => element.getAttribute(name) ?? []),
  );
  const texts = elements
    .filter((element) => !element.closest(`${ownDirection}, [aria-hidden], script, style`))
    .flatMap(({ childNodes }) => [...childNodes].flatMap((node) => (node instanceof Text ? node.data : [])));
  return [
    ...areas.map((shown) => `area: ${shown}`),
    ...names.filter((shown) => turns(shown) && !isSent(shown)).map((shown) => `name: ${shown}`),
    ...texts.filter(turns).map((shown) => `text: ${shown}`),
  ];
}

describe('a text that is written from right to left', () => {
  it.each(screens)('turns nothing around itself on $path', async ({ path, page }) => {
    vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    vi.spyOn(console, 'table').mockImplementation(() => undefined);
    const address = await addressOf(path, page);
    answerInHebrew();
    await openPortal(address, { shown: portal });
    await waitFor(() => {
      expect(screen.getByRole('heading', { level: 1 })).toBeVisible();
      expect(document.querySelector('[aria-busy="true"]')).toBeNull();
    });
    expect(turned()).toEqual([]);
  });
});
