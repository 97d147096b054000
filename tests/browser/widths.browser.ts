import type { Page } from '@playwright/test';
import { expect, test } from './portal.ts';
import { lookThrough, openScreen, settle, visits } from './screens.ts';

const height = 900;
const desktops = [768, 1024, 1280, 1920, 2560];
const phones = [320, 390];

/** What a page does wrong at its width: each fault with the element that has it. */
function faultsOf(page: Page, target: number): Promise<string[]> {
  return page.evaluate((target) => {
    const width = document.documentElement.clientWidth;
    const isHidden = (element: Element) =>
      !element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) ||
      element.closest('.visuallyHidden, [aria-hidden="true"]') !== null;
    /** Scrolled or cut on purpose by something around it. */
    const isInside = (element: Element) => {
      for (let box = element.parentElement; box && box !== document.body; box = box.parentElement)
        if (getComputedStyle(box).overflowX !== 'visible') return true;
      return false;
    };
    const nameOf = (element: Element) =>
      `<${element.localName} class="${element.getAttribute('class') ?? ''}"> ${(element.getAttribute('aria-label') ?? element.textContent ?? '').slice(0, 40)}`;
    const faults: string[] = [];
    if (document.documentElement.scrollWidth > width)
      faults.push(`the page scrolls sideways: ${document.documentElement.scrollWidth} of ${width}`);

    for (const element of document.body.querySelectorAll('*')) {
      if (isHidden(element)) continue;
      const box = element.getBoundingClientRect();
      const style = getComputedStyle(element);
      if (box.width > 0 && (box.right > width + 1 || box.left < -1) && !isInside(element))
        faults.push(`outside the screen, ${Math.round(box.left)} to ${Math.round(box.right)}: ${nameOf(element)}`);
      const hasText = [...element.childNodes].some(
        (node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim(),
      );
      const isCut = ['hidden', 'clip'].includes(style.overflowX) && element.scrollWidth > element.clientWidth + 1;
      if (hasText && isCut && style.textOverflow !== 'ellipsis') faults.push(`text cut off: ${nameOf(element)}`);
    }

    // A control that its label makes larger is as large as that; a link within a text is exempt, as in WCAG 2.5.8.
    const targets = document.querySelectorAll(
      'a[href], button, input:not([type="hidden"]), select, textarea, summary, [role="switch"], [role="menuitem"]',
    );
    for (const element of targets) {
      if (isHidden(element) || element.closest('label')?.contains(element) === false) continue;
      if (getComputedStyle(element).display === 'inline' && element.localName === 'a') continue;
      const label =
        element.closest('label') ?? (element.matches('input') ? (element as HTMLInputElement).labels?.[0] : undefined);
      const boxes = [element, ...(label ? [label] : [])].map((one) => one.getBoundingClientRect());
      const [tall, wide] = [Math.max(...boxes.map((box) => box.height)), Math.max(...boxes.map((box) => box.width))];
      if (wide > 0 && (tall < target - 0.5 || wide < target - 0.5) && !element.matches('a[href="#content"]'))
        faults.push(`a target of ${wide.toFixed(1)} × ${tall.toFixed(1)}, less than ${target}: ${nameOf(element)}`);
    }
    return faults;
  }, target);
}

async function holdAt(page: Page, what: string, widths: number[], target: number) {
  for (const width of widths) {
    await page.setViewportSize({ width, height });
    await settle(page, what);
    expect.soft(await faultsOf(page, target), `${what} at ${width} pixels`).toEqual([]);
  }
}

for (const { who, user, screens } of visits) {
  test(`every screen of ${who} fits from 768 to 2560 pixels, its targets at least 24`, async ({ page, signIn }) => {
    test.slow();
    if (user) await signIn(user);
    for (const screen of screens) {
      await openScreen(page, screen);
      await lookThrough(page, screen.path);
      await holdAt(page, screen.path, desktops, 24);
    }
  });

  test(`every screen of ${who} keeps its words when text is twice as large`, async ({ page, signIn }) => {
    test.slow();
    if (user) await signIn(user);
    for (const screen of screens) {
      await openScreen(page, screen);
      await page.evaluate(() => {
        document.documentElement.style.fontSize = '200%';
      });
      await lookThrough(page, screen.path);
      await holdAt(page, `${screen.path} with text of 200 %`, [1280], 24);
    }
  });

  // 320 pixels are also what is left of 1280 at 400 %.
  test(`every screen of ${who} fits at 320 and 390 pixels, its targets at least 44 @phone`, async ({
    page,
    signIn,
  }) => {
    test.slow();
    if (user) await signIn(user);
    for (const screen of screens) {
      await openScreen(page, screen);
      await lookThrough(page, screen.path);
      await holdAt(page, screen.path, phones, 44);
    }
  });
}

test('a page that does not fit, cuts off or is hard to touch is found', async ({ page }) => {
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
  const faults = (await faultsOf(page, 24)).join('\n');
  for (const fault of [/scrolls sideways/, /outside the screen/, /text cut off/, /a target of 20.0 × 20.0/])
    expect(faults).toMatch(fault);
});
