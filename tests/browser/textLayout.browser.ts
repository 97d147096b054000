import type { Page } from '@playwright/test';
import { expect, settled, test } from './portal.ts';
import { openScreen, screens } from './screens.ts';

const word = 'Rindfleischetikettierungsüberwachungsaufgabenübertragungsgesetz';

/** The headings that a long word would overflow, each tried separately. */
const tooWide = (page: Page) =>
  page.evaluate((word) => {
    const headings = [...document.querySelectorAll('h1, h2, h3, h4')].filter(
      (heading) => heading.checkVisibility() && heading.closest('.visuallyHidden') === null,
    );
    return headings.flatMap((heading) => {
      const texts = document.createTreeWalker(heading, NodeFilter.SHOW_TEXT);
      const text = texts.nextNode() as Text;
      const before = text.data;
      text.data = word;
      const range = document.createRange();
      range.selectNodeContents(text);
      const room = heading.parentElement?.getBoundingClientRect().right ?? 0;
      const isOut = range.getBoundingClientRect().right > Math.min(room, document.documentElement.clientWidth) + 1;
      text.data = before;
      return isOut ? [before] : [];
    });
  }, word);

test('a long word in a heading wraps @phone', async ({ page, signIn }) => {
  await page.setViewportSize({ width: 320, height: 800 });
  await signIn();
  for (const screen of screens.filter(({ user }) => user === 'investor@northline.test')) {
    await openScreen(page, screen);
    expect.soft(await tooWide(page), screen.path).toEqual([]);
  }
});

/** For each row with a badge or another mark, the distances in pixels of its texts' baselines from that of the mark. */
const baselines = (page: Page, row: string, mark = '[data-tone]') =>
  page.evaluate(
    ([row, mark]) => {
      const pen = document.createElement('canvas').getContext('2d');
      function baselineOf(text: Node): number {
        const range = document.createRange();
        range.selectNodeContents(text);
        const [line] = range.getClientRects();
        if (!pen || !line || !text.parentElement) throw new Error('There is no text.');
        pen.font = getComputedStyle(text.parentElement).font;
        const { fontBoundingBoxAscent: above, fontBoundingBoxDescent: below } = pen.measureText('x');
        return line.top + (line.height * above) / (above + below);
      }
      function textsIn(element: Element): Node[] {
        const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
        const texts: Node[] = [];
        for (let text = walker.nextNode(); text; text = walker.nextNode())
          if (
            text.parentElement?.closest('.visuallyHidden') === null &&
            text.parentElement.checkVisibility() &&
            text.textContent?.trim()
          )
            texts.push(text);
        return texts;
      }
      return [...document.querySelectorAll(mark)].flatMap((badge) => {
        const whole = badge.closest(row);
        const [written] = textsIn(badge);
        if (!whole || !written) return [];
        return [textsIn(whole).map((text) => Math.round(Math.abs(baselineOf(text) - baselineOf(written))))];
      });
    },
    [row, mark] as const,
  );

const level = (texts: number[]) => texts.map(() => 0);

test('all texts of a row with a badge share a baseline', async ({ page, signIn }) => {
  await signIn();
  await page.getByRole('combobox', { name: 'Investor' }).selectOption('502');
  await expect(page.getByRole('row', { name: /Failed/ }).first()).toBeVisible();
  await settled(page);
  for (const line of ['[data-pictures="false"] tr', 'span:has(> span > [data-tone])']) {
    const lines = await baselines(page, line);
    expect(lines.length, line).toBeGreaterThan(0);
    expect(lines, line).toEqual(lines.map(level));
  }
});

test('a value and its button share the baseline of their name on a phone @phone', async ({ page, signIn }) => {
  await signIn({ at: '/account' });
  await settled(page);
  const items = (await baselines(page, 'dl > div', 'dl button')).map((texts) => texts.slice(0, 2));
  expect(items.length).toBeGreaterThan(0);
  expect(items).toEqual(items.map(level));
});
