import type { Page } from '@playwright/test';

/** Turns a page that is open light or dark, and waits until it has. */
export async function turn(page: Page, colorScheme: 'light' | 'dark'): Promise<void> {
  await page.emulateMedia({ colorScheme });
  await page.evaluate(async () => {
    // A colour that is inherited changes once more when that of the parent has.
    for (let quiet = 0; quiet < 2; quiet += 1) {
      await new Promise((done) => requestAnimationFrame(done));
      // What breathes as long as something is awaited has no end.
      const ending = document
        .getAnimations()
        .filter(({ effect }) => effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY);
      if (ending.length > 0) quiet = -1;
      await Promise.allSettled(ending.map(({ finished }) => finished));
    }
  });
}
