import { expect, test } from './portal.ts';

test('a row opens its offer wherever it is clicked, and by keyboard', async ({ page, signIn }) => {
  await signIn({ at: '/opportunities' });
  const row = page.getByRole('article', { name: 'Condominium in Vancouver' });
  await expect(row.getByRole('img')).toHaveCount(0);
  // Clicks its picture, not the text of its link.
  await row.click({ position: { x: 20, y: 20 } });
  await expect(page.getByRole('heading', { level: 1, name: 'Condominium in Vancouver' })).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'Opportunities' }).click();
  await row.getByRole('link').focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/opportunities\/38$/);
});
