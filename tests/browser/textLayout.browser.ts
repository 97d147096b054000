import type { Page } from '@playwright/test';
import { expect, settled, test } from './portal.ts';

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
