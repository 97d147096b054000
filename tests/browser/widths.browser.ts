import { expect, test } from './portal.ts';
import { settle } from './screens.ts';
import { holdAt, widthFaults } from './widthFaults.ts';

test('a page that does not fit, cuts off text or has small targets is found', async ({ page }) => {
  await page.goto('/login');
  await settle(page, '/login');
  await holdAt(page, '/login', [1280], 24);
  await page.evaluate(() => {
    const set = (tag: string, textContent: string, style: Partial<CSSStyleDeclaration>) => {
      const element = Object.assign(document.createElement(tag), { textContent });
      Object.assign(element.style, style);
      document.querySelector('main')?.append(element);
    };
    set('p', 'Wide', { width: '3000px' });
    set('p', 'Words that are cut off', { width: '20px', overflow: 'hidden', whiteSpace: 'nowrap' });
    set('button', 'x', { width: '20px', height: '20px' });
  });
  const faults = (await widthFaults(page, 24)).join('\n');
  for (const fault of [/scrolls sideways/, /outside the screen/, /text cut off/, /a target of 20.0 × 20.0/])
    expect(faults).toMatch(fault);
});
