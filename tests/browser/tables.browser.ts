import type { Page } from '@playwright/test';
import { amount, expect, test } from './portal.ts';

const section = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
const activity = (page: Page) => section(page, 'Portfolio Activity');
const rows = (page: Page, name: string) =>
  section(page, name)
    .getByRole('table', { name, exact: true })
    .last()
    .getByRole('row')
    .filter({ has: page.getByRole('cell') });

const unfold = (page: Page, name: string) => section(page, name).getByRole('button', { name: 'Filters' }).click();

test('the totals cover the whole search result, not just the page', async ({ page, signIn, ask }) => {
  await signIn();
  await unfold(page, 'Portfolio Activity');
  await activity(page).getByRole('searchbox', { name: 'Search' }).fill('dm-1042');
  const found = await ask('portfolioActivities', { months: 12, search: 'dm-1042', per_page: 10 });
  expect(found.total).toBeGreaterThan(10);
  await expect(activity(page)).toContainText(`Totals for ${found.total} entries`);
  await expect(activity(page)).toContainText(`Income$${amount(found.totals.income_amount)}`);
  await expect(page).toHaveURL(/portfolio-activity-search=dm-1042/);
  await page.reload();
  await expect(activity(page)).toContainText(`Totals for ${found.total} entries`);
  await activity(page).getByRole('button', { name: 'Filters (1)' }).click();
  await expect(activity(page).getByRole('searchbox')).toHaveValue('dm-1042');
});

test('no letter is lost at any typing speed', async ({ page, signIn }) => {
  await signIn();
  await unfold(page, 'Portfolio Activity');
  const field = activity(page).getByRole('searchbox');
  await field.pressSequentially('june 2026 ', { delay: 120 });
  await field.pressSequentially('inter', { delay: 320 });
  await field.pressSequentially('est, dm');
  await expect(field).toHaveValue('june 2026 interest, dm');
  await expect(page).toHaveURL(/search=june\+2026\+interest%2C\+dm$/);
  await expect(rows(page, 'Portfolio Activity')).toHaveCount(1);
  await field.fill('');
  await expect(page).toHaveURL(/\/overview$/);
});

test('a type filters the rows and totals of Direct Mortgage Activity, and only loans among the investments have a link', async ({
  page,
  signIn,
  ask,
}) => {
  await signIn({ at: '/overview?direct-mortgage-activity-period=120' });
  const name = 'Direct Mortgage Activity';
  const all = await ask('portfolioDirectMortgageActivities', { months: 120 });
  const interest = await ask('portfolioDirectMortgageActivities', { months: 120, activity_type: 'funding' });
  await expect(section(page, name)).toContainText(`Totals for ${all.total} entries`);
  await unfold(page, name);
  await section(page, name).getByRole('combobox', { name: 'Type' }).selectOption('Funding');
  await expect(rows(page, name)).toHaveCount(interest.total);
  await expect(section(page, name)).toContainText(amount(Math.abs(interest.totals.principal_amount)));
  await expect(
    rows(page, name)
      .first()
      .getByRole('cell', { name: /^minus \$/ })
      .first(),
  ).toContainText('−$');
  await page.goBack();
  await expect(section(page, name)).toContainText(`Totals for ${all.total} entries`);

  const { investments } = await ask('investmentList');
  await expect(rows(page, 'Current Investment')).toHaveCount(investments.length);
  for (const { name, loan_id } of investments) {
    const row = rows(page, 'Current Investment').filter({ hasText: name });
    await expect(row.getByRole('link')).toHaveCount(loan_id === undefined ? 0 : 1);
    if (loan_id !== undefined) await expect(row.getByRole('link')).toHaveAttribute('href', `/overview/${loan_id}`);
  }
  const loan = investments.find(({ loan_id }: { loan_id?: number }) => loan_id !== undefined);
  await page.getByRole('table', { name: 'Current Investment' }).getByRole('link', { name: loan.name }).click();
  await expect(page).toHaveURL(`/overview/${loan.loan_id}`);
  await expect(page.getByRole('heading', { level: 1 })).toContainText(loan.name);
});

test('500 investments are sorted and searched in the browser, with the sums of the rows found', async ({
  page,
  signIn,
  ask,
}) => {
  test.slow();
  await signIn({ as: 'large@northline.test' });
  const { investments } = await ask('investmentList');
  const list = section(page, 'Current Investment');
  const cents = (found: { invested_amount: number }[]) =>
    found.reduce((sum, { invested_amount }) => sum + Math.round(invested_amount * 100), 0);
  const all = `Totals for 500 entriesInvested$${amount(cents(investments) / 100)}`;
  await expect(list).toContainText(all);
  await list.getByRole('button', { name: 'Rate' }).click();
  const best = Math.max(...investments.map(({ rate_percent }: { rate_percent: number }) => rate_percent));
  await expect(rows(page, 'Current Investment').first()).toContainText(`${amount(best)}%`);
  await list.getByRole('combobox', { name: 'Type' }).selectOption('Fund');
  const funds = investments.filter(({ investment_type }: { investment_type: string }) => investment_type === 'fund');
  await expect(list).toContainText(`Totals for ${funds.length} entriesInvested$${amount(cents(funds) / 100)}`);
});

test('a note names values in the address that do not exist, and can be dismissed', async ({ page, signIn }) => {
  await signIn({
    at: '/overview?portfolio-activity-page=99&portfolio-activity-activity_type=gift&investments-sort=colour',
  });
  const note = activity(page).getByRole('note');
  await expect(note).toContainText('Page “99” does not exist; showing page 1.');
  await expect(note).toContainText('Type “gift” does not exist; showing All.');
  await expect(rows(page, 'Portfolio Activity')).toHaveCount(5);
  await expect(section(page, 'Current Investment').getByRole('note')).toContainText('Order “colour” does not exist');
  await note.getByRole('button', { name: 'Dismiss' }).click();
  await expect(page).toHaveURL('/overview?investments-sort=colour');
});

test('a row opens beside its table and shows how its amount is made up, and Escape returns the focus', async ({
  page,
  signIn,
}) => {
  await signIn();
  const button = activity(page).getByRole('button', { name: 'Details of June 2026 interest, DM-1042' });
  await button.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'June 2026 interest, DM-1042' });
  await expect(dialog).toContainText('Gross$1,281.25');
  await expect(dialog).toContainText('Net amount$1,156.25');
  const isBeside = await dialog.evaluate((sheet) => sheet.getBoundingClientRect().width < window.innerWidth / 2);
  expect(isBeside).toBe(true);
  await page.keyboard.press('Escape');
  await expect(button).toBeFocused();
  await button.click();
  await dialog.getByRole('link', { name: 'View loan' }).click();
  await expect(page).toHaveURL('/overview/1042');
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('only rows with more to show have a button for it', async ({ page, signIn }) => {
  await signIn({ at: '/documents' });
  const buttons = page.getByRole('button', { name: /^Details of/ });
  await expect(buttons.first()).toBeVisible();
  for (const name of await buttons.evaluateAll((all) => all.map((one) => one.getAttribute('aria-label')))) {
    expect(name).toMatch(/Account statement|T5/);
  }
  await signIn({ at: '/overview/2017#payments' });
  await expect(section(page, 'Payments').getByRole('row').nth(1)).toBeVisible();
  await expect(section(page, 'Payments').getByRole('button', { name: /^Details of/ })).toHaveCount(0);
});
