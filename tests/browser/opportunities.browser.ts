import type { Page } from '@playwright/test';
import { amount, expect, test } from './portal.ts';

const region = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
const rows = (page: Page) => page.getByRole('main').getByRole('article');
const choose = (page: Page, name: string, label: string) =>
  region(page, 'Opportunities').getByRole('combobox', { name }).selectOption({ label });

test('open offers can be filtered, sorted and paged through, and the address keeps it', async ({
  page,
  signIn,
  ask,
}) => {
  await signIn({ at: '/opportunities' });
  // Seven are open and one is coming soon; past ones are not loaded.
  await expect(rows(page)).toHaveCount(8);
  await page.getByRole('button', { name: 'Filters' }).click();
  await choose(page, 'LTV', 'Up to 75%');
  await choose(page, 'Rate', '9% or more');
  const filter = { max_ltv_percent: 75, min_rate_percent: 9 };
  const order = { sort_by: 'investor_rate_percent', sort_dir: 'desc' };
  const titles: string[] = [];
  for (const status of ['open', 'coming_soon']) {
    const { opportunities } = await ask('opportunityList', { investor_id: 501, status, ...filter, ...order });
    titles.push(...opportunities.map((one: { title: string }) => one.title));
  }
  expect(titles.length).toBeGreaterThan(2);
  await choose(page, 'Sort by', 'Highest rate');
  await expect(rows(page).getByRole('heading')).toHaveText(titles);
  await page.reload();
  await expect(rows(page).getByRole('heading')).toHaveText(titles);

  await page.goto('/opportunities?opportunities-size=5');
  await expect(region(page, 'Opportunities')).toContainText('1–5 of 7');
  await page.getByRole('button', { name: 'Next page' }).click();
  await expect(region(page, 'Opportunities')).toContainText('6–7 of 7');
  await page.goBack();
  await expect(region(page, 'Opportunities')).toContainText('1–5 of 7');
});

test('an amount is carried over to the offer', async ({ page, signIn }) => {
  await signIn({ at: '/opportunities' });
  await page.getByRole('button', { name: '$50,000' }).click();
  const row = page.getByRole('article', { name: 'Harbourfront mixed-use building' });
  await expect(row).toContainText('$406.25');
  await row.getByRole('link').click();
  await expect(region(page, 'What you would earn').getByRole('textbox', { name: 'Amount' })).toHaveValue('$50,000');
});

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

test('an offer shows the sandbox’s figures and what an amount would earn, and opens its documents', async ({
  page,
  signIn,
  ask,
}) => {
  await signIn({ at: '/opportunities/32' });
  const { opportunity } = await ask('opportunityDetails', { opportunity_id: 32, investor_id: 501 });
  await expect(page.getByRole('heading', { level: 1, name: opportunity.title })).toBeVisible();
  const calculator = region(page, 'What you would earn');
  const { minimum_investment_amount: least, investor_rate_percent: rate } = opportunity;
  await expect(calculator).toContainText(`$${amount(Math.round((least * rate) / 12) / 100)}`);
  for (const row of opportunity.use_of_funds) {
    await expect(region(page, 'Where the money goes')).toContainText(`${row.label}$${amount(row.amount).slice(0, -3)}`);
  }
  const value = amount(opportunity.appraisal.value_amount).slice(0, -3);
  await expect(region(page, 'What would protect your money')).toContainText(`Appraised at $${value} on`);
  await expect(region(page, 'What could go wrong')).toContainText(opportunity.disclaimers);
  for (const { name } of opportunity.documents) {
    await region(page, 'Documents').getByRole('button', { name, exact: true }).click();
    const dialog = page.getByRole('dialog', { name });
    await expect(dialog.getByText('Page 1 of')).toBeVisible();
    await dialog.getByRole('button', { name: 'Close' }).click();
    await expect(dialog).toBeHidden();
  }
});

test('a request to invest is reviewed, sent and recorded', async ({ page, signIn, ask }) => {
  await signIn({ at: '/opportunities/31' });
  await page.getByRole('button', { name: 'Invest in this offer' }).click();
  await page.getByRole('dialog').getByRole('button', { name: '$50,000' }).click();
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByRole('dialog', { name: 'Check your request' })).toContainText('Amount$50,000.00');
  await page.getByRole('button', { name: 'Send request' }).click();
  await expect(page.getByRole('dialog', { name: 'Request sent' })).toContainText('Reference');
  await page.getByRole('button', { name: 'Done' }).click();
  await expect(page.getByText('You asked for $50,000.00 on')).toBeVisible();
  const { opportunity } = await ask('opportunityDetails', { opportunity_id: 31, investor_id: 501 });
  expect(opportunity.my_interest).toMatchObject({ status: 'submitted', amount: 50_000, currency: 'CAD' });
  await page.goto('/opportunities/35');
  await expect(page.getByText('This offer is closed')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Invest in this offer' })).toHaveCount(0);
});

test('an investor without access to opportunities has none in the menu, and their address says so', async ({
  page,
  signIn,
}) => {
  // Counts only the calls of investor 702, since the overview of the user's first investor loads opportunities.
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.postData()?.includes('"investor_id":702')) asked.push(new URL(request.url()).pathname);
  });
  await signIn({ as: 'modules@northline.test' });
  const menu = page.getByRole('navigation', { name: 'Main menu' });
  await expect(menu.getByRole('link', { name: 'Opportunities' })).toBeVisible();
  await page.getByRole('combobox', { name: 'Investor' }).selectOption('702');
  await expect(menu.getByRole('link', { name: 'Opportunities' })).toHaveCount(0);
  await expect(menu.getByRole('link', { name: 'My Documents' })).toBeVisible();
  for (const path of ['/opportunities', '/opportunities/31']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1, name: /is not available$/ })).toBeVisible();
  }
  expect(asked).toContain('/api/portfolio/activities');
  expect(asked.filter((path) => path.startsWith('/api/opportunities'))).toEqual([]);
});

test('the screen says so if no offer is open', async ({ page, signIn }) => {
  await signIn({ as: 'empty@northline.test', at: '/opportunities' });
  await expect(region(page, 'Opportunities')).toContainText('No offer is open now');
  await page.goto('/opportunities/31');
  await expect(page.getByRole('heading', { name: 'This page does not exist' })).toBeVisible();
});

test('opportunities fit a phone @phone', async ({ page, signIn }) => {
  for (const [path, words] of [
    ['/opportunities', '$165,000 left'],
    ['/opportunities/32', '$0 of $165,000 is committed.'],
  ] as const) {
    await signIn({ at: path });
    await expect(page.getByText(words)).toBeVisible();
    const tooWide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(tooWide, path).toBeLessThanOrEqual(0);
  }
});
