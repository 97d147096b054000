import type { Page } from '@playwright/test';
import { expect } from './portal.ts';

/**
 * Notes when somebody clicks in one tab, and when a text is gone from the other: both by the browser's clock, for the test
 * itself hears of it late. `sessionStorage` outlives the way to the sign-in page.
 */
export async function watchSignOut(page: Page, other: Page, text: string): Promise<void> {
  await other.evaluate((awaited) => {
    new MutationObserver((_, observer) => {
      if (document.body.textContent?.includes(awaited)) return;
      observer.disconnect();
      sessionStorage.setItem('gone', String(Date.now()));
    }).observe(document.body, { subtree: true, childList: true, characterData: true });
    // A page that is left for another one shows nothing either.
    addEventListener('pagehide', () => {
      if (!sessionStorage.getItem('gone')) sessionStorage.setItem('gone', String(Date.now()));
    });
  }, text);
  await page.evaluate(() =>
    addEventListener('click', () => sessionStorage.setItem('clicked', String(Date.now())), { capture: true }),
  );
}

/** Between the last click in one tab and the moment that the text was gone from the other. */
export async function secondsUntilGone(page: Page, other: Page): Promise<number> {
  const kept = (tab: Page, name: string) => tab.evaluate((key) => Number(sessionStorage.getItem(key)), name);
  const [clicked, gone] = [await kept(page, 'clicked'), await kept(other, 'gone')];
  expect(clicked).toBeGreaterThan(0);
  expect(gone).toBeGreaterThan(0);
  return (gone - clicked) / 1000;
}
