import type { Page } from '@playwright/test';
import { painted } from './screens.ts';

/** Switches an open page to light or dark at once, with reduced motion. */
export async function turn(page: Page, colorScheme: 'light' | 'dark'): Promise<void> {
  await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
  await painted(page);
}
