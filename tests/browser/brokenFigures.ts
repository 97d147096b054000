import type { Page } from '@playwright/test';

/** Every amount, percentage and date on the page that wraps, is cut off or overflows its element. */
export function brokenFigures(page: Page): Promise<{ count: number; faults: string[] }> {
  return page.evaluate(() => {
    const months =
      '(?:[Jj]an|[Ff]eb|[Ff]évr|[Mm]ar|[Aa]pr|[Aa]vr|[Mm]a[iy]|[Jj]u[nli]|[Aa]ug|[Aa]oût|[Ss]ept?|[Oo]ct|[Nn]ov|[Dd][eé]c)[a-zéû]*\\.?';
    const figure = new RegExp(
      [
        '[−-]?(?:[A-Z]{2})?\\$\\d[\\d,]*(?:\\.\\d+)?',
        '[−-]?\\d[\\d,.\\s]*(?:\\$(?:\\s[A-Z]{2}\\b)?|%)',
        `${months}\\s\\d{1,2},\\s\\d{4}`,
        `(?<!\\d)\\d{1,2}(?:er)?\\s${months}\\s\\d{4}`,
        `${months}\\s\\d{4}`,
      ].join('|'),
      'g',
    );
    const faults: string[] = [];
    let count = 0;

    /** The element in which a text's line is laid out. */
    function blockOf(text: Text): Element {
      let element = text.parentElement ?? document.body;
      while (/^(inline|contents)$/.test(getComputedStyle(element).display) && element.parentElement)
        element = element.parentElement;
      return element;
    }
    /** Whether an ancestor cuts off the figure. On a screen, the overflow of a scrolling element can be reached. */
    function isCut(block: Element, { left, right }: DOMRect): boolean {
      const isOnPaper = matchMedia('print').matches;
      for (let box: Element | null = block; box && box !== document.documentElement; box = box.parentElement) {
        const { overflowX } = getComputedStyle(box);
        const scrolls = overflowX === 'auto' || overflowX === 'scroll';
        if (scrolls && !isOnPaper) return false;
        const edge = box.getBoundingClientRect();
        if (overflowX !== 'visible' && (right > edge.right + 1 || left < edge.left - 1)) return true;
      }
      return right > document.documentElement.clientWidth + 1 || left < -1;
    }

    const lines = new Map<Element, Text[]>();
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const text = walker.currentNode as Text;
      const parent = text.parentElement;
      if (!parent?.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
      if (parent.closest('.visuallyHidden, script, style, option')) continue;
      const block = blockOf(text);
      lines.set(block, [...(lines.get(block) ?? []), text]);
    }
    for (const [block, texts] of lines) {
      const whole = texts.map(({ data }) => data).join('');
      const place = (at: number, isEnd: boolean): [Text, number] => {
        let rest = at;
        for (const text of texts) {
          if (isEnd ? rest <= text.length : rest < text.length) return [text, rest];
          rest -= text.length;
        }
        throw new Error('There is no such place.');
      };
      for (const { 0: written, index } of whole.matchAll(figure)) {
        const range = document.createRange();
        range.setStart(...place(index, false));
        range.setEnd(...place(index + written.length, true));
        const boxes = [...range.getClientRects()].filter(({ width, height }) => width > 0 && height > 0);
        const [first] = boxes;
        if (!first) continue;
        count += 1;
        const box = range.getBoundingClientRect();
        const say = (what: string) =>
          faults.push(`${what}: “${written}” in ${block.className} of “${whole.slice(0, 60)}”`);
        if (boxes.some(({ top, bottom }) => (top + bottom) / 2 > first.bottom || (top + bottom) / 2 < first.top))
          say('broken');
        else if (isCut(block, box)) say('cut off');
        else {
          const room = block.getBoundingClientRect();
          if (!block.closest('svg') && (box.right > room.right + 1 || box.left < room.left - 1))
            say('out of its place');
        }
      }
    }
    for (const field of document.querySelectorAll('input')) {
      const isShown = field.checkVisibility() && field.value.match(figure) !== null;
      if (isShown && field.scrollWidth > field.clientWidth + 1) faults.push(`cut off in a field: “${field.value}”`);
    }
    return { count, faults };
  });
}
