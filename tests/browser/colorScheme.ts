import type { Page } from '@playwright/test';
import { painted } from './screens.ts';

/** Turns an open page light or dark at once, as with reduced motion. */
export async function turn(page: Page, colorScheme: 'light' | 'dark'): Promise<void> {
  await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
  await painted(page);
}
