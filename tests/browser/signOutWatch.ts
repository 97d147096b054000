import type { Page } from '@playwright/test';
import { expect } from './portal.ts';

/**
 * Records by the browser's clock when one tab is clicked and when a text leaves the other, since the test itself
 * would notice too late. `sessionStorage` survives the navigation to the sign-in page.
 */
export async function watchSignOut(page: Page, other: Page, text: string): Promise<void> {
  await other.evaluate((awaited) => {
    new MutationObserver((_, observer) => {
      if (document.body.textContent?.includes(awaited)) return;
      observer.disconnect();
      sessionStorage.setItem('gone', String(Date.now()));
    }).observe(document.body, { subtree: true, childList: true, characterData: true });
    // A page that is left no longer shows the text, either.
    addEventListener('pagehide', () => {
      if (!sessionStorage.getItem('gone')) sessionStorage.setItem('gone', String(Date.now()));
    });
  }, text);
  await page.evaluate(() =>
    addEventListener('click', () => sessionStorage.setItem('clicked', String(Date.now())), { capture: true }),
  );
}

/** The seconds between the last click in one tab and the text's disappearance from the other. */
export async function secondsUntilGone(page: Page, other: Page): Promise<number> {
  const kept = (tab: Page, name: string) => tab.evaluate((key) => Number(sessionStorage.getItem(key)), name);
  const [clicked, gone] = [await kept(page, 'clicked'), await kept(other, 'gone')];
  expect(clicked).toBeGreaterThan(0);
  expect(gone).toBeGreaterThan(0);
  return (gone - clicked) / 1000;
}
