import type { Page } from '@playwright/test';
import { brokenFigures } from './brokenFigures.ts';
import { expect } from './portal.ts';
import { painted, settle } from './screens.ts';

const height = 900;

/** The faults of a page at its width, each with its element. */
export function widthFaults(page: Page, target: number): Promise<string[]> {
  return page.evaluate((target) => {
    const width = document.documentElement.clientWidth;
    /** Clipped to nothing, for screen readers only. */
    const isOnlySaid = (element: Element): boolean =>
      getComputedStyle(element).clipPath === 'inset(50%)' ||
      (element.parentElement !== null && isOnlySaid(element.parentElement));
    const isHidden = (element: Element) =>
      !element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) ||
      element.closest('[aria-hidden="true"]') !== null ||
      isOnlySaid(element);
    /** Whether an ancestor scrolls or clips it on purpose. */
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

    // The label of a control counts as part of it. Links within a text are exempt, as in WCAG 2.5.8.
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

/** Checks the open page at each of the widths. */
export async function holdAt(page: Page, what: string, widths: number[], target: number) {
  for (const width of widths) {
    await page.setViewportSize({ width, height });
    await settle(page, what);
    expect.soft(await widthFaults(page, target), `${what} at ${width} pixels`).toEqual([]);
    await holdFigures(page, `${what} at ${width} pixels`);
  }
}

/** The widths of Letter and A4 without the margins of the style sheet, in CSS pixels. */
const papers = [726, 703];

/** Checks the figures of the open page on paper. */
export async function holdOnPaper(page: Page, what: string) {
  await page.emulateMedia({ media: 'print' });
  await page.evaluate(() => dispatchEvent(new Event('beforeprint')));
  for (const width of papers) {
    await page.setViewportSize({ width, height });
    await painted(page);
    await holdFigures(page, `${what} on paper of ${width} pixels`);
  }
  await page.evaluate(() => dispatchEvent(new Event('afterprint')));
  await page.emulateMedia({ media: null });
}

async function holdFigures(page: Page, what: string) {
  expect.soft((await brokenFigures(page)).faults, what).toEqual([]);
}
