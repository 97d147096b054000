import type { Page } from '@playwright/test';
import { eachDialog } from './eachDialog.ts';
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

for (const height of [800, 500]) {
  test(`the buttons of a long form stay in view and cover no focused field at a height of ${height} pixels @phone`, async ({
    page,
    signIn,
  }) => {
    await signIn();
    const width = page.viewportSize()?.width ?? 0;
    await page.setViewportSize({ width, height });
    const dialog = await openForm(page);
    const save = dialog.getByRole('button', { name: 'Save changes' });
    await expect(save).toBeInViewport({ ratio: 1 });
    const fields = dialog.locator('input, select');
    for (const field of await fields.all()) {
      await field.focus();
      const [shown, foot] = [await field.boundingBox(), await save.boundingBox()];
      expect((shown?.y ?? 0) + (shown?.height ?? 0), (await field.getAttribute('name')) ?? '').toBeLessThanOrEqual(
        foot?.y ?? 0,
      );
      await expect(save).toBeInViewport({ ratio: 1 });
    }
    await dialog.getByLabel('Street').fill('1 Rue Neuve');
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    const question = page.getByRole('dialog', { name: 'Close without sending?' });
    await question.getByRole('button', { name: 'Discard' }).click();
    await expect(dialog).toBeHidden();
  });
}

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
