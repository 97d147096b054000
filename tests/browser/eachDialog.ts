import type { Locator, Page } from '@playwright/test';
import { expect } from './portal.ts';
import { settle } from './screens.ts';

/** The dialogs, each with its screen, the button that opens it, and its name. */
const dialogs = [
  { at: '/overview', button: /^All investors/, name: 'All investors' },
  { at: '/overview', button: /^Details of/, name: /./ },
  { at: '/overview', button: 'Menu', name: 'Menu' },
  { at: '', button: 'Keyboard shortcuts', name: 'Keyboard shortcuts', needsKeyboard: true },
  { at: '/overview/2017#loan-documents', button: 'Ask about this loan', name: 'Ask about this loan' },
  { at: '/overview/2017#loan-documents', button: 'Upload document', name: 'Upload document' },
  { at: '/overview/2017#loan-documents', button: /^Appraisal NL/, name: /^Appraisal NL/ },
  { at: '/opportunities/31', button: 'Invest in this offer', name: 'Invest in this offer' },
  { at: '', button: 'Continue', name: 'Check your request' },
  { at: '/contact-us', button: /^Withdraw money/, name: 'Withdraw money' },
  { at: '/contact-us', button: /^Book a meeting/, name: 'Book a meeting' },
  { at: '/account', button: 'Edit', name: 'Edit contact details' },
  { at: '/account', button: 'Add account', name: 'Add a bank account' },
  { at: '/account', button: 'Remove Reserve', name: 'Remove this account?' },
  { at: '/account', button: /^Change: Sign-in email/, name: 'Change sign-in email' },
  { at: '/account', button: /^Change: Password/, name: 'Change password' },
  { at: '/account', button: 'Ask for a correction', name: 'Ask for a correction' },
];

/** Opens one dialog after the other, on a window that is narrow enough for the menu. */
export async function eachDialog(page: Page, look: (dialog: Locator, button: string) => Promise<void>) {
  let shown = '';
  const hasKeyboard = await page.evaluate(() => matchMedia('(any-pointer: fine)').matches);
  for (const { at, button, name, needsKeyboard } of dialogs) {
    if (needsKeyboard && !hasKeyboard) continue;
    // One without a screen is opened from the dialog before it.
    if (at) {
      await page.keyboard.press('Escape');
      await expect(page.getByRole('dialog')).toHaveCount(0);
      if (at !== shown) await page.goto(at);
      shown = at;
      await settle(page, at);
    }
    await page.getByRole('button', { name: button }).first().click();
    const dialog = page.getByRole('dialog', { name });
    await expect(dialog).toBeVisible();
    await expect(dialog.locator('[aria-busy="true"]')).toHaveCount(0);
    await dialog.evaluate((element) => Promise.all(element.getAnimations().map(({ finished }) => finished)));
    await look(dialog, String(button));
  }
}
