import type { Page } from '@playwright/test';
import { investors } from '../../src/sandbox/data/investors.ts';
import { PASSWORD, users } from '../../src/sandbox/data/users.ts';
import { incomeInLedger } from '../portfolio/incomeInLedger.ts';
import { ledgerSums } from './ledgerSums.ts';
import { amount, expect, test } from './portal.ts';

/** The overview with the period All Time in each section that has one. */
const allTime = `/overview?${['overview', 'portfolio-activity', 'direct-mortgage-activity', 'fund-performance']
  .map((section) => `${section}-period=120`)
  .join('&')}`;

type Ledger = ReturnType<typeof ledgerSums>;

const region = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
const card = (page: Page, name: string) => page.getByRole('article', { name, exact: true });
/** An amount with the word for screen readers before its sign. */
const money = (value: number) => `${value < 0 ? 'minus −' : ''}$${amount(Math.abs(value))}`;
const count = (value: number) => value.toLocaleString('en-CA');
function caption(rows: number, counted = rows) {
  if (counted < rows) return `Totals for ${count(counted)} of ${count(rows)} entries`;
  return rows === 1 ? 'Total for 1 entry' : `Totals for ${count(rows)} entries`;
}

async function expectCards(page: Page, ledger: Ledger) {
  if (ledger.isEmpty) {
    await expect(page.getByRole('heading', { name: 'Nothing invested yet' })).toBeVisible();
    await expect(page.getByRole('article')).toHaveCount(0);
    return;
  }
  await expect(card(page, 'Currently invested')).toContainText(money(ledger.invested));
  await expect(card(page, 'Interest earned')).toContainText(money(ledger.earned));
  await expect(card(page, 'Interest this month')).toContainText(money(ledger.earnedThisMonth));
  await expect(card(page, 'Performance')).toContainText(/\d%/);
  // All Time has no previous period.
  for (const ofPeriod of ['Interest earned', 'Performance'])
    await expect(card(page, ofPeriod)).not.toContainText(/ (from|ago)/);
}

async function expectActivities(page: Page, { activities, isEmpty }: Ledger) {
  const section = region(page, 'Portfolio Activity');
  if (isEmpty) {
    await expect(section).toContainText('appear here as they happen');
    await expect(section.getByRole('button')).toHaveCount(0);
    return;
  }
  await expect(section).toContainText(caption(activities.rows, activities.counted));
  await expect(section).toContainText(`Money in${money(activities.moneyIn)}`);
  await expect(section).toContainText('Includes reinvested income and transfers');
  await expect(section).toContainText(`Money out${money(activities.moneyOut)}`);
  await expect(section).toContainText('Includes transfers and returned capital');
  await expect(section).toContainText(`Income${money(activities.income)}`);
  await expect(section).toContainText(`Tax withheld${money(activities.tax)}`);
}

async function expectMortgages(page: Page, { directMortgages, isEmpty }: Ledger) {
  const section = region(page, 'Direct Mortgage Activity');
  if (isEmpty) return expect(section.getByRole('table')).toHaveCount(0);
  if (!directMortgages) return expect(section).toHaveCount(0);
  await expect(section).toContainText(caption(directMortgages.rows, directMortgages.counted));
  await expect(section).toContainText(`Interest after fees${money(directMortgages.interest)}`);
  await expect(section).toContainText(`Net amount${money(directMortgages.net)}`);
}

async function expectInvestments(page: Page, { current, invested, isEmpty }: Ledger) {
  const section = region(page, 'Current Investment');
  if (isEmpty) {
    await expect(section).toContainText('appear here as soon as you hold them');
    await expect(section.getByRole('combobox', { name: 'Split' })).toHaveCount(0);
    return;
  }
  await expect(section).toContainText(`${money(current.interestToDate)} received to date on these`);
  await expect(section).toContainText(`${caption(current.count)}Invested${money(invested)}`);
  const bar = section.getByRole('img', { name: 'By type: ' });
  const names = { fund: 'Fund', direct_mortgage: 'Direct mortgage', syndicated_loan: 'Syndicated loan' };
  for (const [kind, name] of Object.entries(names)) {
    const part = current.byKind[kind] ? `${name} ${money(current.byKind[kind])} (` : name;
    if (current.byKind[kind]) await expect(bar).toHaveAccessibleName(new RegExp(escaped(part)));
    else await expect(bar).not.toHaveAccessibleName(new RegExp(part));
  }
  const isLent = invested > (current.byKind.fund ?? 0);
  const split = section.getByRole('combobox', { name: 'Split' });
  for (const way of ['By lien', 'By loan type', 'By province', 'By year of maturity']) {
    await expect(split.getByRole('option', { name: way })).toHaveCount(isLent ? 1 : 0);
    if (!isLent) continue;
    await split.selectOption(way);
    await expect(section.getByRole('img', { name: `${way}: ` })).toBeVisible();
  }
}

const escaped = (words: string) => words.replaceAll(/[$()]/g, '\\$&');

/** Schedules are loaded for at most 24 loans, so with more of them the expected income is incomplete. */
const mostSchedules = 24;

async function expectIncome(page: Page, id: number, { isEmpty, loans }: Ledger) {
  const section = region(page, 'Income');
  if (isEmpty) return expect(section).toContainText('will be listed here');
  await section.getByRole('button', { name: 'Show as table' }).click();
  const { received, expected } = incomeInLedger(id, 2026, '2026-07-10');
  const months = [...new Set([...received.keys(), ...(loans.length > mostSchedules ? [] : expected.keys())])];
  for (const month of months) {
    const name = new Date(`${month}-01`).toLocaleString('en-CA', { month: 'short', year: 'numeric', timeZone: 'UTC' });
    const row = section.getByRole('row', { name: new RegExp(`^${name}`) });
    for (const figures of [received, expected]) {
      const cents = figures.get(month);
      if (cents !== undefined) await expect(row.first()).toContainText(money(cents / 100));
    }
  }
}

async function expectNotes(page: Page, notes: { title: string; is_pinned: number }[]) {
  const section = region(page, 'Notes By Manager');
  if (notes.length === 0) return expect(section).toContainText('No notes yet');
  const [titles, shown] = [notes.map(({ title }) => title), section.getByRole('heading', { level: 3 })];
  await expect(shown).toHaveText(titles.slice(0, 4));
  if (titles.length > 4) await section.getByRole('button', { name: `All notes (${titles.length})` }).click();
  await expect(shown).toHaveText(titles);
  await expect(section.getByText('Pinned')).toHaveCount(notes.filter(({ is_pinned }) => is_pinned).length);
}

async function expectPerformance(page: Page, ledger: Ledger) {
  const section = region(page, 'Fund Performance');
  if (ledger.isEmpty) return expect(section).toContainText('No returns yet');
  if (!ledger.hasFund) return expect(section).toHaveCount(0);
  await expect(section).toContainText('after fees');
  await section.getByRole('button', { name: 'Show as table' }).click();
  const rows = section.getByRole('table', { name: 'Fund Performance' }).getByRole('row');
  await expect(rows).toHaveCount(ledger.months + 1);
  await expect(rows.nth(1)).toContainText(`%${amount(ledger.yearlyRateThisMonth)}%`);
}

async function expectMenu(page: Page, ledger: Ledger) {
  const anchors = page.getByRole('navigation', { name: 'Main menu' }).getByRole('list').getByRole('list');
  const all = ['Overview', 'Portfolio Activity', 'Current Investment', 'Notes By Manager', 'Fund Performance'];
  await expect(anchors.getByRole('link')).toHaveText(
    all.filter((name) => name !== 'Fund Performance' || ledger.hasFund || ledger.isEmpty),
  );
}

async function expectLoan(page: Page, loan: Ledger['loans'][number]) {
  await page.goto(`/overview/${loan.id}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(loan.name);
  await expect(region(page, 'The loan')).toContainText(`Interest received${money(loan.interestToDate)}`);
  const share = region(page, 'Terms');
  await expect(share).toContainText(`Invested${money(loan.invested)}`);
  // Payments are interest and principal, and no figure of the screen adds them up.
  await expect(share).toContainText(`Principal returned${money(loan.paid - loan.interestToDate)}`);
  const warning = page.getByRole('complementary', { name: /missed|past due/ });
  await expect(warning).toHaveCount(loan.isOverdue ? 1 : 0);
}

for (const user of users) {
  for (const [index, id] of user.investor_ids.entries()) {
    const { name } = investors.find(({ investor_id }) => investor_id === id) ?? { name: '' };

    test(`${user.email} sees the ledger’s totals of ${name} in every section`, async ({ page, signIn, ask }) => {
      test.slow();
      await page.clock.setFixedTime(new Date('2026-07-10T12:00:00'));
      const asked: string[] = [];
      page.on('request', (request) => asked.push(new URL(request.url()).pathname));
      // Other investors are chosen on a screen with fewer calls.
      const at = index > 0 ? '/documents' : allTime;
      await signIn({ as: user.email, at });
      if (user.first_login) {
        await page.getByLabel('New password', { exact: true }).fill(PASSWORD);
        await page.getByLabel('Confirm new password').fill(PASSWORD);
        await page.getByRole('button', { name: 'Set new password' }).click();
        await expect(page).toHaveURL(/\/login$/);
        await signIn({ as: user.email, at });
      }
      if (index > 0) {
        await page.getByRole('combobox', { name: 'Investor' }).selectOption(String(id));
        await expect(page).toHaveTitle(new RegExp(name));
        await page.goto(allTime);
      }
      // The sandbox needs a moment for the first request of the large ledger.
      await expect(page).toHaveTitle(new RegExp(name));
      const ledger = ledgerSums(id);
      await expectCards(page, ledger);
      await expectActivities(page, ledger);
      await expectMortgages(page, ledger);
      await expectInvestments(page, ledger);
      await expectIncome(page, id, ledger);
      await expectNotes(page, (await ask('portfolioEnable')).notes);
      await expectPerformance(page, ledger);
      await expectMenu(page, ledger);
      await expect(page.getByRole('main')).not.toContainText(/NaN|undefined|null|Infinity|Invalid/);
      const isOff = !ledger.isEmpty && !ledger.directMortgages && index === 0;
      if (isOff) expect(asked).not.toContain('/api/portfolio/activities/direct-mortgages');
      for (const loan of ledger.loans.slice(0, 2)) await expectLoan(page, loan);
    });
  }
}
