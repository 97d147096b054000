import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import type { AxeResults, RunOptions } from 'axe-core';

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

declare const axe: { run(context: Document, options: RunOptions): Promise<AxeResults> };

/**
 * What axe finds on the page, less what is in frames: each rule with the places it is broken at. Of a page that is no whole
 * one, such as a collection of parts, only what keeps somebody from using it counts.
 */
export async function axeFaults(page: Page, isWhole = true): Promise<string[]> {
  await page.evaluate(source);
  const { violations } = await page.evaluate(() => axe.run(document, { resultTypes: ['violations'], iframes: false }));
  return violations
    .filter(({ impact }) => isWhole || impact === 'serious' || impact === 'critical')
    .map(
      ({ id, nodes }) => `${id}: ${nodes.map(({ html, failureSummary }) => `${html} ${failureSummary}`).join('; ')}`,
    );
}
