import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import type { AxeResults, RunOptions } from 'axe-core';
import { turn } from './colorScheme.ts';

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

declare const axe: { run(context: Document, options: RunOptions): Promise<AxeResults> };

/**
 * The violations that axe finds on the page outside frames, by rule. On a page that is not a complete one, such as a
 * collection of components, only serious ones count.
 */
export async function axeFaults(page: Page, { isWhole = true, rules = [] as string[] } = {}): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(source);
  const { violations } = await page.evaluate(
    (rules) =>
      axe.run(document, {
        resultTypes: ['violations'],
        iframes: false,
        ...(rules.length > 0 && { runOnly: { type: 'rule', values: rules } }),
      }),
    rules,
  );
  return violations
    .filter(({ impact }) => isWhole || impact === 'serious' || impact === 'critical')
    .map(
      ({ id, nodes }) => `${id}: ${nodes.map(({ html, failureSummary }) => `${html} ${failureSummary}`).join('; ')}`,
    );
}

/** The rules about colours, the only ones that another colour scheme can break. */
export const ofColours = ['color-contrast', 'link-in-text-block'];

/** The violations that axe finds on a page in light and then in dark. */
export async function axeFaultsInBothSchemes(page: Page): Promise<string[]> {
  const faults = await axeFaults(page);
  await turn(page, 'dark');
  const inTheDark = await axeFaults(page, { rules: ofColours });
  await turn(page, 'light');
  return [...faults, ...inTheDark.map((fault) => `in the dark: ${fault}`)];
}
