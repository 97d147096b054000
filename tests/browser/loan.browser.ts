import type { Page } from '@playwright/test';
import { amount, expect, settled, test } from './portal.ts';

const region = (page: Page, name: string) => page.getByRole('region', { name, exact: true });

test('a loan shows what the sandbox says of it, to the cent', async ({ page, signIn, ask }) => {
  await signIn({ at: '/overview/2017' });
  const { loan_details: loan } = await ask('loanDetails', { loan_id: 2017, investor_id: 501 });
  await expect(page.getByRole('heading', { level: 1, name: loan.name })).toBeVisible();
  for (const [name, object] of Object.entries({
    'Borrower’s details': { ...loan.terms, ...loan.balances, ...loan.servicing },
    'Property and safety': loan.security,
    'My participation': loan.participation,
  })) {
    for (const [field, value] of Object.entries(object)) {
      if (field.endsWith('_amount') && typeof value === 'number') {
        await expect(region(page, name), field).toContainText(amount(value));
      }
    }
  }
  await expect(region(page, 'Payments').getByRole('row')).toHaveCount(Math.min(5, loan.payments.length) + 1);
  await expect(region(page, 'Payment schedule')).toContainText(`of ${loan.schedule.length}`);
  await expect(region(page, 'Updates').getByRole('article')).toHaveCount(loan.updates.length);
  await expect(region(page, 'Documents').getByRole('row')).toHaveCount(loan.documents.length + 1);
});

test('a loan of another investor is not found until that investor is chosen', async ({ page, signIn }) => {
  await signIn({ at: '/overview/1051' });
  await expect(page.getByRole('heading', { name: 'This page does not exist' })).toBeVisible();
  await page.getByRole('combobox', { name: 'Investor' }).selectOption('502');
  await expect(page.getByRole('heading', { level: 1, name: 'Ottawa semi-detached' })).toBeVisible();
  const warning = page.getByRole('complementary', { name: 'The borrower is behind on payments' });
  await expect(warning).toContainText('Days past due9');
  // What is missing of my part, and of the whole loan.
  await expect(warning).toContainText('My part, not paid$750.00');
  await expect(warning).toContainText('Overdue on the whole loan$825.00');
  await page.getByRole('combobox', { name: 'Investor' }).selectOption('501');
  await expect(page.getByRole('heading', { name: 'This page does not exist' })).toBeVisible();
  await expect(page.getByText('Ottawa semi-detached')).toBeHidden();
});

test('a loan fits a phone @phone', async ({ page, signIn }) => {
  await signIn({ at: '/overview/2017' });
  await expect(region(page, 'Documents').getByText('Appraisal NL-2026-017')).toBeVisible();
  await settled(page);
  const tooWide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(tooWide).toBeLessThanOrEqual(0);
  await region(page, 'Documents').getByRole('button', { name: 'Appraisal NL-2026-017', exact: true }).click();
  await expect(page.getByRole('dialog').getByText('Page 1 of 1')).toBeVisible();
  // Until it has been sized a canvas is one of 300 by 150.
  const width = async () => (await page.getByRole('dialog').locator('canvas').boundingBox())?.width;
  await expect.poll(width).toBeGreaterThan(300);
  expect(await width()).toBeLessThanOrEqual(390);
});

test('a loan says how far its property may lose value, as the sandbox’s loan-to-value has it', async ({
  page,
  signIn,
  ask,
}) => {
  await signIn();
  for (const loan_id of [1042, 2017]) {
    const { loan_details: loan } = await ask('loanDetails', { loan_id, investor_id: 501 });
    await page.goto(`/overview/${loan_id}`);
    const safety = region(page, 'Property and safety');
    const fall = (100 - loan.security.combined_ltv_percent).toFixed(1);
    await expect(safety).toContainText(`The property could lose ${fall}% of its value and still cover this loan.`);
    await expect(safety.getByRole('img', { name: /^Property value/ })).toHaveAccessibleName(
      new RegExp(`This loan \\$${amount(loan.balances.principal_outstanding_amount)}`),
    );
  }
});

test('the borrower’s details are folded until they are opened, and whole on paper', async ({ page, signIn }) => {
  await signIn({ at: '/overview/2017' });
  const details = region(page, 'Borrower’s details');
  await expect(details.getByText('Note rate')).toBeHidden();
  await details.getByRole('heading', { name: 'Borrower’s details' }).click();
  await expect(details.getByText('Note rate')).toBeVisible();
  // Paper opens them even if they were closed a moment ago, before the browser has told of it.
  await details.locator('summary').evaluate((summary: HTMLElement) => {
    summary.click();
    dispatchEvent(new Event('beforeprint'));
  });
  await expect(details.getByText('Note rate')).toBeVisible();
  await page.evaluate(() => dispatchEvent(new Event('afterprint')));
  await expect(details.getByText('Note rate')).toBeHidden();
});
