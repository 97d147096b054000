import type { Page } from '@playwright/test';

/**
 * Texts in a part of the page that overlap, each pair once. Leaves out elements that do not move when the part scrolls.
 */
export function overlappingTexts(page: Page, part = 'body'): Promise<string[]> {
  return page.evaluate((part) => {
    const root = document.querySelector(part);
    if (!root) throw new Error(`There is no ${part}.`);
    /** Lines may overlap by less than this, since fonts reserve room for accents. */
    const touch = 3;
    const stands = (element: Element): boolean =>
      element !== root &&
      (['fixed', 'sticky'].includes(getComputedStyle(element).position) ||
        (element.parentElement !== null && stands(element.parentElement)));
    const isOnlySaid = (element: Element): boolean =>
      getComputedStyle(element).clipPath === 'inset(50%)' ||
      (element.parentElement !== null && isOnlySaid(element.parentElement));
    /** The part of a box that no ancestor of its text cuts off or has scrolled away. */
    const seen = (parent: Element, box: DOMRect): DOMRect => {
      let { left, right, top, bottom } = box;
      let isFree = false;
      for (let around: Element | null = parent; around && around !== document.body; around = around.parentElement) {
        const style = getComputedStyle(around);
        // Only its containing block cuts off a positioned element.
        if (isFree && style.position === 'static') continue;
        isFree = style.position === 'absolute';
        if (style.overflowX === 'visible' || style.display === 'inline') continue;
        const edge = around.getBoundingClientRect();
        left = Math.max(left, edge.left);
        right = Math.min(right, edge.right);
        top = Math.max(top, edge.top);
        bottom = Math.min(bottom, edge.bottom);
      }
      return new DOMRect(left, top, Math.max(0, right - left), Math.max(0, bottom - top));
    };
    const boxes: { text: string; box: DOMRect }[] = [];
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const text = walker.currentNode as Text;
      const parent = text.parentElement;
      if (!text.data.trim() || !parent?.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
      if (parent.closest('option, script, style') || stands(parent) || isOnlySaid(parent)) continue;
      const range = document.createRange();
      range.selectNodeContents(text);
      for (const box of [...range.getClientRects()].map((one) => seen(parent, one)))
        if (box.width > touch && box.height > touch) boxes.push({ text: text.data.trim(), box });
    }
    boxes.sort((a, b) => a.box.top - b.box.top);
    const faults = new Set<string>();
    for (const [index, { text, box }] of boxes.entries()) {
      for (const { text: other, box: its } of boxes.slice(index + 1)) {
        if (its.top > box.bottom - touch) break;
        const across = Math.min(box.right, its.right) - Math.max(box.left, its.left);
        const down = Math.min(box.bottom, its.bottom) - its.top;
        if (across > touch && down > touch && text !== other) faults.add(`“${text}” on “${other}”`);
      }
    }
    return [...faults];
  }, part);
}
