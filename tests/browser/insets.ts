import type { Page } from '@playwright/test';
import { expect } from './portal.ts';

/** The cards whose content does not begin `inset` pixels from their edge, each as a sentence. */
const otherInsets = (page: Page, inset: number) =>
  page.evaluate((inset) => {
    const isCard = (one: Element) => {
      const { borderInlineStartWidth, borderRadius } = getComputedStyle(one);
      return Number.parseFloat(borderInlineStartWidth) > 0 && Number.parseFloat(borderRadius) >= 12;
    };
    const isOnlyHeard = (one: Element | null): boolean =>
      one !== null && (getComputedStyle(one).clipPath !== 'none' || isOnlyHeard(one.parentElement));
    return [...document.querySelectorAll('main *')].filter(isCard).flatMap((card) => {
      const { left, width } = card.getBoundingClientRect();
      if (width < 320 || !card.checkVisibility()) return [];
      const texts = document.createTreeWalker(card, NodeFilter.SHOW_TEXT);
      const range = document.createRange();
      const found: { at: number; text: string }[] = [];
      while (texts.nextNode()) {
        const text = texts.currentNode as Text;
        const parent = text.parentElement;
        if (text.data.trim() === '' || !parent?.checkVisibility({ visibilityProperty: true })) continue;
        if (isOnlyHeard(parent)) continue;
        const { backgroundColor } = getComputedStyle(parent);
        range.selectNodeContents(text);
        // Initials stand in the middle of their circle, which begins at the inset.
        const box = (backgroundColor === 'rgba(0, 0, 0, 0)' ? range : parent).getBoundingClientRect();
        found.push({ at: Math.round(box.left - left), text: text.data });
      }
      const [first] = found.toSorted((one, other) => one.at - other.at);
      return first && Math.abs(first.at - inset) > 1 ? [`“${first.text}” begins after ${first.at} pixels`] : [];
    });
  }, inset);

/** Expects the content of each card to begin 28 pixels from its edge, after a border of one. */
export async function holdInset(page: Page, path: string): Promise<void> {
  expect.soft(await otherInsets(page, 29), path).toEqual([]);
}
