import type { Page } from '@playwright/test';
import portal from '../../portal.config.ts';
import { expect } from './portal.ts';

interface Stop {
  name: string;
  /** Whether it is in the screen itself, whose stops have to follow the reading order. */
  isInMain: boolean;
  /** Whether it is in the half that stands at the end of its row, and is read first, as on a phone. */
  isInEnd: boolean;
  isInView: boolean;
  /** Its position on the page. */
  top: number;
  bottom: number;
  left: number;
  right: number;
}

/** The focused element, and whether the one before it looks different now that it has lost the focus. */
function readStop() {
  const kept = window as unknown as { before?: { element: Element; look: string } };
  const parts = [undefined, '::before', '::after'];
  const look = (element: Element) =>
    [element, element.parentElement, element.parentElement?.parentElement]
      .filter((found) => found instanceof Element)
      .flatMap((found) => parts.map((part) => getComputedStyle(found, part)))
      .map(({ outline, outlineStyle, boxShadow }) => (outlineStyle === 'none' ? boxShadow : outline + boxShadow))
      .join();
  const element = document.activeElement ?? document.body;
  const { before } = kept;
  const isSame = before?.element === element;
  const wasMarked = !before || isSame || look(before.element) !== before.look;
  kept.before = { element, look: look(element) };
  const { top, bottom, left, right, width } = element.getBoundingClientRect();
  const label = element instanceof HTMLInputElement ? element.labels?.[0]?.textContent : element.textContent;
  return {
    isEnd: element === document.body,
    isSame,
    wasMarked,
    stop: {
      name: `${element.tagName} ${(element.getAttribute('aria-label') ?? label ?? '').trim().slice(0, 50)}`,
      isInMain: element.closest('main') !== null,
      isInEnd: element.closest('[data-end]') !== null,
      isInView: width > 0 && bottom > 0 && top < window.innerHeight,
      top: top + window.scrollY,
      bottom: bottom + window.scrollY,
      left,
      right,
    },
  };
}

/** Every Tab stop from the top of the page to its end, with those that are not visible as faults. */
async function walk(page: Page): Promise<{ stops: Stop[]; faults: string[] }> {
  const stops: Stop[] = [];
  const faults: string[] = [];
  for (let presses = 0; presses < 400; presses += 1) {
    await page.keyboard.press('Tab');
    const { isEnd, isSame, wasMarked, stop } = await page.evaluate(readStop);
    const last = stops.at(-1);
    if (last && !wasMarked) faults.push(`${last.name}: has the focus and does not show it`);
    if (isEnd) return { stops, faults };
    // A date field has several stops.
    if (isSame) continue;
    if (!stop.isInView) faults.push(`${stop.name}: has the focus out of view`);
    stops.push(stop);
  }
  return { stops, faults: [...faults, 'the Tab key never reaches the end'] };
}

// Elements in the same line may differ in height.
const tolerance = 8;

/** Whether it is further down, beside the other on the right, or in the next column, or leaves the half at the end. */
function isAfter(next: Stop, { top, bottom, left, right, isInEnd }: Stop): boolean {
  const isBelow = next.top >= bottom - tolerance;
  const isBeside = next.left >= left && next.bottom > top && next.top < bottom;
  return isBelow || isBeside || next.left >= right - tolerance || (isInEnd && !next.isInEnd);
}

/**
 * Expects the Tab key to follow the reading order of a newly opened screen, and the focus to be visible at every stop.
 * Visitors' screens have no menu to skip, and fewer stops.
 */
export async function holdTabOrder(page: Page, path: string): Promise<void> {
  const [first, fewest] = path in portal.routes.public ? ['BUTTON English', 0] : ['A Skip to content', 10];
  const { stops, faults } = await walk(page);
  expect.soft(faults, path).toEqual([]);
  expect.soft(stops[0]?.name, path).toBe(first);
  const inMain = stops.filter(({ isInMain }) => isInMain);
  const jumps = inMain.flatMap((next, index) => {
    const before = inMain[index - 1];
    return before && !isAfter(next, before) ? [`${before.name} → ${next.name}`] : [];
  });
  expect.soft(inMain.length, path).toBeGreaterThan(fewest);
  expect.soft(jumps, path).toEqual([]);
}
