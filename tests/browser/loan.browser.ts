import type { Page } from '@playwright/test';
import { amount, expect, settled, test } from './portal.ts';

const region = (page: Page, name: string) => page.getByRole('region', { name, exact: true });

const unfold = (page: Page, name: string) => region(page, name).getByRole('heading', { name, exact: true }).click();

test('a loan shows the sandbox’s figures to the cent', async ({ page, signIn, ask }) => {
  await signIn({ at: '/overview/2017' });
  const { loan_details: loan } = await ask('loanDetails', { loan_id: 2017, investor_id: 501 });
  await expect(page.getByRole('heading', { level: 1, name: loan.name })).toBeVisible();
  for (const [name, object] of Object.entries({
    Terms: { ...loan.terms, ...loan.participation, interest_to_date_amount: undefined },
    Balances: { ...loan.balances, ...loan.servicing },
    'What protects your money': loan.security,
    'The loan': { interest_to_date_amount: loan.participation.interest_to_date_amount },
  })) {
    for (const [field, value] of Object.entries(object)) {
      if (field.endsWith('_amount') && typeof value === 'number') {
        await expect(region(page, name), field).toContainText(amount(value));
      }
    }
  }
  for (const name of ['Payments', 'Schedule', 'Updates', 'Documents']) await unfold(page, name);
  await expect(region(page, 'Payments').getByRole('row')).toHaveCount(Math.min(5, loan.payments.length) + 1);
  await expect(region(page, 'Schedule')).toContainText(`of ${loan.schedule.length}`);
  await expect(region(page, 'Updates').getByRole('article')).toHaveCount(loan.updates.length);
  await expect(region(page, 'Documents').getByRole('row')).toHaveCount(loan.documents.length + 1);
});

test('a loan of another investor is not found until that investor is chosen', async ({ page, signIn }) => {
  await signIn({ at: '/overview/1051' });
  await expect(page.getByRole('heading', { name: 'This page does not exist' })).toBeVisible();
  await page.getByRole('combobox', { name: 'Investor' }).selectOption('502');
  await expect(page.getByRole('heading', { level: 1, name: 'Ottawa semi-detached' })).toBeVisible();
  const alert = page.getByRole('complementary', { name: /missed/ });
  await expect(alert).toContainText('A payment of $750.00 was missed: 9 days past due');
  // The arrears of the investor's share, and those of the whole loan.
  await expect(alert).toContainText('The borrower’s payment of $825.00');
  await page.getByRole('combobox', { name: 'Investor' }).selectOption('501');
  await expect(page.getByRole('main').getByText(/does not hold this$/)).toBeVisible();
  await expect(page.getByText('Ottawa semi-detached')).toBeHidden();
});

test('a loan fits a phone @phone', async ({ page, signIn }) => {
  await signIn({ at: '/overview/2017#loan-documents' });
  await expect(region(page, 'Documents').getByText('Appraisal NL-2026-017')).toBeVisible();
  await settled(page);
  const tooWide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(tooWide).toBeLessThanOrEqual(0);
  await region(page, 'Documents').getByRole('button', { name: 'Appraisal NL-2026-017', exact: true }).click();
  await expect(page.getByRole('dialog').getByText('Page 1 of 1')).toBeVisible();
  // A canvas measures 300 by 150 until it is sized.
  const width = async () => (await page.getByRole('dialog').locator('canvas').boundingBox())?.width;
  await expect.poll(width).toBeGreaterThan(300);
  expect(await width()).toBeLessThanOrEqual(390);
});

test('a loan shows the value of the property above it, in line with the sandbox’s loan-to-value', async ({
  page,
  signIn,
  ask,
}) => {
  await signIn();
  for (const loan_id of [1042, 2017]) {
    const { loan_details: loan } = await ask('loanDetails', { loan_id, investor_id: 501 });
    await page.goto(`/overview/${loan_id}`);
    const cover = region(page, 'What protects your money');
    const above = cover.getByRole('listitem').filter({ hasText: /^Value above/ });
    await expect(above).toContainText(`${(100 - loan.security.combined_ltv_percent).toFixed(2)}%`);
    await expect(cover.getByRole('listitem').filter({ hasText: /^This loan/ })).toContainText(
      `$${amount(loan.balances.principal_outstanding_amount)}`,
    );
  }
});

test('the terms are folded until they are opened, and unfolded on paper', async ({ page, signIn }) => {
  await signIn({ at: '/overview/2017' });
  const details = region(page, 'Terms');
  await expect(details.getByText('Note rate', { exact: true })).toBeHidden();
  await unfold(page, 'Terms');
  await expect(details.getByText('Note rate', { exact: true })).toBeVisible();
  // Printing unfolds them even if they were folded just before.
  await details.locator('summary').evaluate((summary: HTMLElement) => {
    summary.click();
    dispatchEvent(new Event('beforeprint'));
  });
  await expect(details.getByText('Note rate', { exact: true })).toBeVisible();
  await page.evaluate(() => dispatchEvent(new Event('afterprint')));
  await expect(details.getByText('Note rate', { exact: true })).toBeHidden();
});
