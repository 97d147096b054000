import { describe, expect, it } from 'vitest';
import type { Activity, Investment } from '../../../src/figures/answers.ts';
import { groupBy } from '../../../src/figures/groupBy.ts';
import { pdfFile } from '../../../src/files/export/pdfFile.ts';
import { type Statement, statement } from '../../../src/files/export/statement.ts';
import { portfolioActivities } from '../../../src/sandbox/answers/activities.ts';
import { sandboxAnswers } from '../../figures/sandboxAnswers.ts';
import { reportOf } from './exportTable.ts';
import { printedPages } from './printedPages.ts';
import '../../signedInPart.ts';
import { today } from '../../day.ts';

interface Changes {
  change?: (activity: Activity) => Activity;
  holdings?: readonly Investment[] | undefined;
  isWhole?: boolean;
  hidesAmounts?: boolean;
}

/** The statement of the sandbox's answers for an investor and a number of months. */
function statementOf(investorId: number, months: 1 | 3 | 12 | 120, changes: Changes = {}): Statement {
  const { ledger, answers } = sandboxAnswers(investorId, today);
  const answer = portfolioActivities(ledger, { months, page: 1, per_page: 1000 }, today);
  const { change = (activity) => activity, isWhole = true, hidesAmounts = false } = changes;
  return statement({
    activities: answer.activities.map(change),
    holdings: 'holdings' in changes ? changes.holdings : answers.investments,
    isWhole,
    days: { start_date: answer.period_start_date ?? today, end_date: answer.period_end_date ?? today },
    locale: 'en-CA',
    hidesAmounts,
  });
}

/** The pages of a statement as lines from top to bottom, each with its texts from left to right. */
async function linesOf({ columns, load, summary, note }: Statement): Promise<string[][]> {
  const { rows, roleOf } = await load(1, new AbortController().signal);
  const printed = rows.map((row) => ({
    values: columns.map(({ field }) => row[field]),
    currency: 'CAD',
    role: roleOf?.(row),
  }));
  const report = reportOf([], { columns, summary, note });
  const nothing = { widthOf: () => undefined, draw: () => undefined };
  const pages = await printedPages(await pdfFile(report, printed, nothing, async () => undefined));
  return pages.map(({ texts }) => {
    const lines = groupBy(texts, ({ y }) => y);
    return [...lines]
      .sort(([one], [other]) => other - one)
      .map(([, own]) =>
        own
          .toSorted((one, other) => one.x - other.x)
          .map(({ text }) => text)
          .join(' '),
      );
  });
}

describe('The statement of the activities', () => {
  it('shows the balance and the income as two sums', async () => {
    const [first = []] = await linesOf(statementOf(501, 12));
    expect(first).toContain(
      'Balance opening Jul 1, 2025 $525,000.00 + money in $157,988.70 + reinvested $17,011.30 - money out $150,000.00 = closing Jul 10 $550,000.00',
    );
    expect(first).toContain(
      'Income gross $46,547.89 - fees $3,000.00 - tax withheld $0.00 = net $43,547.89 (paid $26,536.59, reinvested $17,011.30)',
    );
  });

  it('lists the entries of each investment between its balances, with a header on every page', async () => {
    const pages = await linesOf(statementOf(501, 12));
    const lines = pages.flat();
    const from = lines.indexOf('Foundry Lane retail block NL-2026-017 opening 0.00');
    expect(lines.slice(from, from + 7)).toEqual([
      'Foundry Lane retail block NL-2026-017 opening 0.00',
      '2026-03-01 Deposit Wire SUB-2026-03-0013 +150,000.00 150,000.00',
      '2026-04-01 Mar 2026 Distribution Paid, EFT DST-2026-03-0014 1,406.25 187.50 0.00 1,218.75 150,000.00',
      '2026-05-01 Apr 2026 Distribution Paid, EFT DST-2026-04-0014 1,406.25 187.50 0.00 1,218.75 150,000.00',
      '2026-06-01 May 2026 Distribution Paid, EFT DST-2026-05-0014 1,406.25 187.50 0.00 1,218.75 150,000.00',
      '2026-07-01 Jun 2026 Distribution Paid, EFT DST-2026-06-0014 1,406.25 187.50 0.00 1,218.75 150,000.00',
      'Foundry Lane retail block: 5 entries 5,625.00 750.00 0.00 4,875.00 +150,000.00 150,000.00',
    ]);
    expect(pages.length).toBeGreaterThan(1);
    for (const page of pages) expect(page.filter((line) => line.startsWith('Date Earned Type How'))).toHaveLength(1);
  });

  it('repeats the name of an investment that continues on another page', async () => {
    const [, second = []] = await linesOf(statementOf(501, 12));
    expect(second).toContain('Hamilton second mortgage (continued) DM-1042');
  });

  it('leaves failed payments out of all sums, and lists them in its last line', async () => {
    const pages = await linesOf(statementOf(502, 12));
    const text = pages.flat().join(' ');
    expect(text).toContain(
      'Not included: Failed (1 payment) $750.00, Ottawa semi-detached, Cash (taxable), Jul 1, 2026. This is not a tax slip.',
    );
    expect(text).not.toContain('2026-07-01');
  });

  it('says in which account an investment is, if there are several', async () => {
    const heads = async (id: number) =>
      (await linesOf(statementOf(id, 12)))
        .flat()
        .flatMap((line) => line.match(/^(Quai .*|Hamilton .*) opening/)?.[1] ?? []);
    expect(await heads(851)).toEqual([
      'Quai des Éclusiers offices, Cash (taxable) NL-2025-031, CAD',
      'Quai des Éclusiers offices, TFSA (registered) NL-2025-031, CAD',
    ]);
    expect(await heads(501)).toEqual(['Hamilton second mortgage DM-1042']);
  });

  it('has a line for an investment without entries, so that the balances add up', async () => {
    const { answers } = sandboxAnswers(501, today);
    const [quiet] = answers.investments;
    if (!quiet) throw new Error('Nothing is held.');
    const more = { ...quiet, name: 'Quiet bay', loan_id: 9999, current_value_amount: 1000 };
    const lines = (await linesOf(statementOf(501, 12, { holdings: [...answers.investments, more] }))).flat();
    expect(lines).toContain('Quiet bay: no entries 1,000.00');
    expect(lines.join(' ')).toContain('= closing Jul 10 $551,000.00');
  });

  it('comes in as many pages as its lines need', async () => {
    const [quiet] = sandboxAnswers(501, today).answers.investments;
    if (!quiet) throw new Error('Nothing is held.');
    const holdings = Array.from({ length: 1002 }, (_, at) => ({ ...quiet, loan_id: 9000 + at }));
    const { load } = statementOf(501, 1, { holdings, change: (activity) => ({ ...activity, status: 'failed' }) });
    const pages = await Promise.all([1, 2].map((page) => load(page, new AbortController().signal)));
    expect(pages.map(({ rows, lastPage }) => [rows.length, lastPage])).toEqual([
      [1000, 2],
      [2, 2],
    ]);
  });

  it('sums up the tax of an investment, also of what is not income', async () => {
    const taxed = (activity: Activity) =>
      activity.activity_type === 'return_of_capital' ? { ...activity, withholding_tax_amount: 15 } : activity;
    const lines = (await linesOf(statementOf(501, 12, { change: taxed }))).flat();
    expect(lines).toContain('London duplex: 7 entries 7,255.34 625.00 15.00 6,630.34 -150,000.00 0.00');
  });

  it('shows fees that are not taken from income separately', async () => {
    const text = (await linesOf(statementOf(502, 120))).flat().join(' ');
    expect(text).toMatch(/= net \$[\d,.]+ \(paid \$[\d,.]+, reinvested \$0\.00\) Other fees: \$[\d,.]+\./);
  });

  it('keeps currencies apart', async () => {
    const text = (await linesOf(statementOf(851, 12))).flat().join(' ');
    for (const part of ['Balance, CAD', 'Income, CAD', 'Balance, USD', 'Income, USD', 'Fund, USD', 'Fund, CAD'])
      expect(text).toContain(part);
  });

  it.each([
    ['only some of the entries', { isWhole: false }],
    ['entries without holdings', { holdings: undefined }],
  ])('leaves out the sum of balances if it has %s', async (_, changes) => {
    const made = statementOf(501, 12, changes);
    const text = (await linesOf(made)).flat().join(' ');
    expect(text).not.toContain('closing');
    expect(text).toContain('Money moved + money in $157,988.70 + reinvested $17,011.30 - money out $150,000.00');
    expect(text).toContain('Income gross $46,547.89');
    const why = 'Without the sum of balances, since the list of investments could not be loaded';
    expect(made.basis.includes(why)).toBe('holdings' in changes);
  });

  it('shows an unknown amount as a dash, in its row and in every sum with it', async () => {
    // An answer may lack a field that the description requires.
    const unread = (activity: Activity) =>
      activity.reference_number === 'DST-2026-04-0014'
        ? { ...activity, net_amount: undefined as unknown as number }
        : activity;
    const lines = (await linesOf(statementOf(501, 12, { change: unread }))).flat();
    expect(lines).toContain(
      '2026-05-01 Apr 2026 Distribution Paid, EFT DST-2026-04-0014 1,406.25 187.50 0.00 – 150,000.00',
    );
    expect(lines).toContain('Foundry Lane retail block: 5 entries 5,625.00 750.00 0.00 – +150,000.00 150,000.00');
    expect(lines.join(' ')).toContain('= net – (paid –, reinvested $17,011.30)');
  });

  it('contains no amounts while amounts are hidden', async () => {
    const text = (await linesOf(statementOf(502, 12, { hidesAmounts: true }))).flat().join(' ');
    expect(text).not.toMatch(/\d[.,]\d\d\b/);
    expect(text).toContain('2025-08-01 Deposit Wire SUB-2025-08-0032 •••• ••••');
  });
});
