import type { CalendarDate } from '../../values/calendar.ts';
import type { InvestorRecord } from '../data/investorRecord.ts';
import type { Entry, Holding } from '../ledger/entries.ts';
import { balanceAt, holdingsIn, sum } from '../ledger/figures.ts';
import { fundLabel } from '../ledger/funds.ts';
import { INVESTMENT_TYPES } from '../ledger/investmentTypes.ts';
import type { Portfolio } from '../ledger/portfolio.ts';
import { statementFigures } from '../ledger/statement.ts';
import { portfolioOf } from '../portfolios.ts';
import type { Schema } from '../schema.ts';
import type { StoredDocument } from './catalogue.ts';
import { chaptersOf } from './chapters.ts';
import type { Printed } from './renderPdf.ts';
import { isSlip, type SlipType, taxSummary } from './tax.ts';

type Row = [label: string, value: string];

/** More positions than this are summed up by type. */
const MOST_LINES = 20;

/** Whole cents as documents print them: `1,234.56`, with a leading hyphen if negative. */
function printCents(cents: number): string {
  const digits = String(Math.abs(cents)).padStart(3, '0');
  const whole = digits.slice(0, -2).replace(/\B(?=(\d{3})+$)/g, ',');
  return `${cents < 0 ? '-' : ''}${whole}.${digits.slice(-2)}`;
}

const print = (amount: number) => printCents(Math.round(amount * 100));

const positionName = (holding: Holding) =>
  holding.kind === 'fund' ? fundLabel(holding.fund) : `${holding.loan.number}, ${holding.loan.name}`;

/** A line for each holding with an amount, or for each type if there are too many. */
function lines(holdings: Holding[], cents: (holding: Holding) => number): Row[] {
  const told = holdings.map((holding) => ({ holding, value: cents(holding) })).filter(({ value }) => value !== 0);
  if (told.length <= MOST_LINES) return told.map(({ holding, value }) => [positionName(holding), printCents(value)]);
  return INVESTMENT_TYPES.map(({ type, label }) => {
    const ofType = told.filter(({ holding }) => holding.kind === type);
    return [`${label} (${ofType.length})`, printCents(sum(ofType, ({ value }) => value))];
  });
}

/** The figures of a statement in its row of the list. */
function statementSummary(
  holdings: Holding[],
  currency: string,
  from: CalendarDate,
  to: CalendarDate,
): Schema<'StatementSummary'> {
  const figures = statementFigures({ holdings }, from, to);
  return {
    period_start_date: from,
    period_end_date: to,
    currency,
    opening_balance_amount: figures.opening,
    contributions_amount: figures.contributions,
    distributions_amount: figures.distributions,
    reinvested_amount: figures.reinvested,
    income_amount: figures.income,
    fees_amount: figures.fees,
    withholding_tax_amount: figures.tax,
    redemptions_amount: figures.redemptions,
    closing_balance_amount: figures.closing,
  };
}

/** The holdings in each currency, the portfolio's own first. */
function byCurrency(holdings: Holding[]): { currency: string; held: Holding[] }[] {
  const currencies = [...new Set(holdings.map(({ currency }) => currency))];
  return currencies.map((currency) => ({ currency, held: holdings.filter((one) => one.currency === currency) }));
}

/** Balance, income and holdings of the whole portfolio, or of one fund, currency by currency. */
function statementTables(
  { holdings }: Portfolio,
  from: CalendarDate,
  to: CalendarDate,
  micid?: number,
): Printed['tables'] {
  const about = holdings.filter((h) => micid === undefined || (h.kind === 'fund' && h.fund.micid === micid));
  return byCurrency(about).flatMap(({ currency, held }) => tablesIn(currency, held, from, to));
}

function tablesIn(currency: string, held: Holding[], from: CalendarDate, to: CalendarDate): Printed['tables'] {
  const figures = statementSummary(held, currency, from, to);
  const rows: Row[] = [
    ['Opening balance', print(figures.opening_balance_amount)],
    ['Contributions', print(figures.contributions_amount)],
    ['Reinvested distributions', print(figures.reinvested_amount)],
    ['Redemptions and principal returned', print(-figures.redemptions_amount)],
    ['Closing balance', print(figures.closing_balance_amount)],
  ];
  const income: Row[] = [
    ['Income', print(figures.income_amount)],
    ['Fees', print(-figures.fees_amount)],
    ['Withholding tax', print(-figures.withholding_tax_amount)],
    ['Distributions', print(figures.distributions_amount)],
  ];
  return [
    { heading: `Balance in ${figures.currency}`, rows },
    { heading: `Settled from ${from} to ${to}`, rows: income },
    { heading: `Holdings on ${to} in ${currency}`, rows: lines(held, (holding) => balanceAt(holding, to)) },
  ];
}

/** The income of the holdings for a month, of a single loan if the notice is about one. */
function noticeTables({ holdings }: Portfolio, { period_start_date, loan_id }: StoredDocument): Printed['tables'] {
  const month = period_start_date?.slice(0, 7);
  const all = holdings.filter(
    (holding) => loan_id === null || (holding.kind !== 'fund' && holding.loan.loanId === loan_id),
  );
  return byCurrency(all).flatMap(({ currency, held }) => noticeTablesIn(currency, held, month));
}

function noticeTablesIn(currency: string, about: Holding[], month: string | undefined): Printed['tables'] {
  const earned = (value: (entry: Entry) => number) => (holding: Holding) =>
    sum(holding.entries, (entry) =>
      entry.income !== 0 && entry.effective.startsWith(month ?? '-') ? value(entry) : 0,
    );
  const total = (value: (entry: Entry) => number) => printCents(sum(about, earned(value)));
  const totals: Row[] = [
    ['Income', total((entry) => entry.gross)],
    ['Fees', total((entry) => -entry.fee)],
    ['Withholding tax', total((entry) => -entry.tax)],
    ['Net', total((entry) => entry.income)],
    ['Of which reinvested', total((entry) => entry.capital)],
  ];
  return [
    {
      heading: `Net income by position in ${currency}`,
      rows: lines(
        about,
        earned((entry) => entry.income),
      ),
    },
    { heading: `Total in ${currency}`, rows: totals },
  ];
}

function slipTables(portfolio: Portfolio, year: number, slip: SlipType): Printed['tables'] {
  const { boxes, currency } = taxSummary(portfolio, year, slip);
  const rows = Object.entries(boxes).map(([box, value]): Row => [`Box ${box}`, print(value)]);
  return [{ heading: `Statement of investment income in ${currency}`, rows }];
}

function tablesOf(document: StoredDocument, portfolio: Portfolio): Printed['tables'] {
  const { documenttype, period_start_date: from, period_end_date: to, tax_year, micid } = document;
  if (documenttype === 'investor_statement' && from && to) return statementTables(portfolio, from, to);
  if (documenttype === 'quarterly_report' && from && to) return statementTables(portfolio, from, to, micid);
  if (documenttype === 'distribution_notice') return noticeTables(portfolio, document);
  if (isSlip(documenttype) && tax_year !== null) return slipTables(portfolio, tax_year, documenttype);
  return [];
}

/** The figures in a row of the document list, for the types that have some. */
export function figuresOf(
  { documenttype, period_start_date: from, period_end_date: to, tax_year }: StoredDocument,
  { investor_id }: InvestorRecord,
  today: CalendarDate,
): Pick<Schema<'DocumentFile'>, 'statement_summary' | 'tax_summary'> {
  const portfolio = portfolioOf(investor_id, today);
  if (documenttype === 'investor_statement' && from && to)
    return { statement_summary: statementSummary(holdingsIn(portfolio), portfolio.currency, from, to) };
  if (isSlip(documenttype) && tax_year !== null) {
    return { tax_summary: taxSummary(portfolio, tax_year, documenttype) };
  }
  return {};
}

/** The content of a document in the list. */
export function contentsOf(document: StoredDocument, investor: InvestorRecord, today: CalendarDate): Printed {
  const { name, period_start_date: from, period_end_date: to, issued_date, uploaded_at } = document;
  const period = from && to ? [`From ${from} to ${to}`] : [];
  return {
    title: name,
    about: [
      `${investor.name}, ${investor.street}, ${investor.city} ${investor.province}`,
      ...period,
      `Issued ${issued_date}`,
    ],
    tables: tablesOf(document, portfolioOf(investor.investor_id, today)),
    chapters: chaptersOf(document.key),
    notes: ['A sample made by the sandbox of the investor portal. It is no record of any real investment.'],
    made_at: uploaded_at,
  };
}
