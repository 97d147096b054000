import type { Page } from '@playwright/test';
import { settle } from './screens.ts';

/** Opens what is folded on a screen, and draws its charts as tables. */
async function unfold(page: Page, what: string): Promise<void> {
  const folded = [
    page.locator('main details:not([open]) > summary:visible'),
    page.getByRole('main').getByRole('button', { name: /^Show( as table)?$/ }),
  ];
  for (const one of folded) {
    while ((await one.count()) > 0) await one.first().click();
  }
  await settle(page, what);
}

/**
 * What a screen reader would not say about the tables of a screen: the part of the screen that they belong to, the
 * column and the row of each cell that is shown, and where one word ends and the next begins.
 */
export async function readingFaults(page: Page, what: string): Promise<string[]> {
  await unfold(page, what);
  return page.evaluate(() => {
    const shown = (cells: Iterable<HTMLElement>) => [...cells].filter((cell) => cell.checkVisibility());
    const width = (cells: Iterable<HTMLTableCellElement>) =>
      shown(cells).reduce((sum, cell) => sum + ('colSpan' in cell ? Number(cell.colSpan) : 0), 0);

    /** Where two texts of a cell run into each other. */
    function seams(cell: HTMLElement): string[] {
      const walker = document.createTreeWalker(cell, NodeFilter.SHOW_TEXT);
      const texts: string[] = [];
      while (walker.nextNode()) texts.push(walker.currentNode.nodeValue ?? '');
      return texts
        .slice(1)
        .map((words, before) => [texts[before] ?? '', words] as const)
        .filter(([before, words]) => /\w$/.test(before) && /^\w/.test(words))
        .map(([before, words]) => before.slice(-9) + words.slice(0, 9))
        .filter((seam) => cell.innerText.includes(seam));
    }

    return shown(document.querySelectorAll('table')).flatMap((element) => {
      const table = element as HTMLTableElement;
      const name = table.getAttribute('aria-label') ?? '';
      const region = table.closest('section');
      const titles = [...(region?.querySelectorAll('h2, h3, h4, h5') ?? [])].map(({ textContent }) => textContent);
      const heads = table.tHead?.rows[0]?.cells ?? [];
      const unnamed = shown(heads).filter(({ tagName, innerText }) => tagName === 'TH' && !/\S/.test(innerText));
      const rows = [...table.tBodies].flatMap((body) => [...body.rows]);
      const faults = [
        ...([region?.getAttribute('aria-label'), ...titles].includes(name) ? [] : ['is not named after its section']),
        ...unnamed.map(() => 'has a column without a name'),
        ...rows.flatMap((row) => [
          ...(width(row.cells) === width(heads) ? [] : [`has no column name for a cell of ${row.innerText}`]),
          ...(row.querySelectorAll('th[scope^="row"]').length === 1 ? [] : [`has no name for ${row.innerText}`]),
        ]),
        ...shown(rows.flatMap((row) => [...row.cells]))
          .flatMap(seams)
          .map((seam) => `runs words together: ${seam}`),
      ];
      return faults.map((fault) => `${name} ${fault}`);
    });
  });
}
