import type { Page } from '@playwright/test';
import { axeFaultsInBothSchemes } from './axeFaults.ts';
import { eachDialog } from './eachDialog.ts';
import { holdLargeText } from './largeText.ts';
import { expect, test } from './portal.ts';

async function openForm(page: Page) {
  await page.goto('/account');
  await page.getByRole('region', { name: 'Profile Details' }).getByRole('button', { name: /^Edit/ }).click();
  const dialog = page.getByRole('dialog', { name: 'Edit contact details' });
  await expect(dialog.getByLabel('Street')).toBeVisible();
  // Waits for its animation.
  await expect.poll(() => dialog.evaluate((element) => element.getAnimations().length)).toBe(0);
  return dialog;
}

test('a dialog is 480 pixels wide and centred, and at the bottom on a phone @phone', async ({ page, signIn }) => {
  await signIn();
  await page.setViewportSize({ width: 1280, height: 800 });
  const dialog = await openForm(page);
  expect(await dialog.boundingBox()).toEqual({ x: 400, y: 24, width: 480, height: 752 });
  await page.setViewportSize({ width: 390, height: 700 });
  await expect.poll(() => dialog.boundingBox()).toEqual({ x: 0, y: 70, width: 390, height: 630 });
});

test('the buttons of a long form stay in view and cover no focused field, also in a low window @phone', async ({
  page,
  signIn,
}) => {
  await signIn();
  const dialog = await openForm(page);
  const save = dialog.getByRole('button', { name: 'Save changes' });
  for (const height of [800, 500]) {
    await page.setViewportSize({ width: 390, height });
    await expect(save).toBeInViewport({ ratio: 1 });
    for (const field of await dialog.locator('input, select').all()) {
      await field.focus();
      const [shown, foot] = [await field.boundingBox(), await save.boundingBox()];
      const what = `${await field.getAttribute('name')} at a height of ${height}`;
      expect((shown?.y ?? 0) + (shown?.height ?? 0), what).toBeLessThanOrEqual(foot?.y ?? 0);
      await expect(save).toBeInViewport({ ratio: 1 });
    }
  }
});

test.describe('with less motion', () => {
  test.use({ reducedMotion: 'reduce' });
  test('each dialog satisfies axe, and fits a phone with large text and wide spacing @phone', async ({
    page,
    signIn,
  }) => {
    test.slow();
    await signIn();
    await eachDialog(page, async (_dialog, name) => {
      expect.soft(await axeFaultsInBothSchemes(page), name).toEqual([]);
      await holdLargeText(page, name, '[role="dialog"]');
    });
  });
});

test('the focused control of each dialog is what is seen at its centre in a window of 320×256, as at 400 %', async ({
  page,
  signIn,
}) => {
  test.slow();
  await page.setViewportSize({ width: 320, height: 256 });
  await signIn();
  await eachDialog(page, async (dialog, name) => {
    const controls = dialog
      .locator('input, select, textarea, button, a')
      .and(page.locator(':enabled:not([tabindex="-1"]), a'));
    await expect(controls.first(), name).toBeVisible();
    const hidden: string[] = [];
    for (const control of await controls.all()) {
      await control.focus();
      const what = await control.evaluate((element) => {
        const { left, top, width, height } = element.getBoundingClientRect();
        const seen = document.elementFromPoint(left + width / 2, top + height / 2);
        const isSeen = element.contains(seen) || seen?.closest('label')?.contains(element);
        return isSeen ? '' : `${element.outerHTML.slice(0, 120)} is behind ${seen?.outerHTML.slice(0, 80)}`;
      });
      if (what) hidden.push(what);
    }
    expect.soft(hidden, name).toEqual([]);
  });
});
