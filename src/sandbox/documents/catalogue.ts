import { addDays, addMonths, type CalendarDate, firstOfMonth, lastOfMonth } from '../../values/calendar.ts';
import { loanDocuments } from '../answers/loanDocumentList.ts';
import { cachedFor } from '../cachedFor.ts';
import type { InvestorRecord } from '../data/investorRecord.ts';
import type { FundHolding } from '../ledger/entries.ts';
import { LARGE_INVESTOR } from '../ledger/largeInvestor.ts';
import { monthName, monthOf } from '../ledger/months.ts';
import type { Portfolio } from '../ledger/portfolio.ts';
import { portfolioOf } from '../portfolios.ts';
import type { Schema } from '../schema.ts';
import { issuedSlips, SLIP_NAMES } from './tax.ts';

/** A document as issued by the manager; whether the investor has seen it is stored elsewhere. */
export type StoredDocument = Omit<
  Schema<'DocumentFile'>,
  'first_viewed_at' | 'is_new' | 'statement_summary' | 'tax_summary'
>;

const LARGE_COUNT = 10_000;
const MIC = { micid: 12, fund_name: 'Northline MIC' };

type Draft = Pick<StoredDocument, 'name' | 'documenttype' | 'key' | 'issued_date'> & Partial<StoredDocument>;

/** A realistic file size, always the same for the same document. */
function sizeOf(key: string): number {
  let hash = 7;
  for (const letter of key) hash = (hash * 31 + letter.charCodeAt(0)) % 100_003;
  return 14_000 + (hash % 12_000);
}

function document(draft: Draft): StoredDocument {
  return {
    document_id: 0,
    ...MIC,
    loan_id: null,
    period_start_date: null,
    period_end_date: null,
    tax_year: null,
    file_extension: 'pdf',
    mime_type: 'application/pdf',
    file_size_bytes: sizeOf(draft.key),
    uploaded_at: `${draft.issued_date}T14:05:00Z`,
    ...draft,
  };
}

/** The first days of the months from the first to the last one. */
function monthsFrom(first: CalendarDate, last: CalendarDate): CalendarDate[] {
  const months: CalendarDate[] = [];
  for (let month = firstOfMonth(first); month <= last; month = addMonths(month, 1)) months.push(month);
  return months;
}

function monthly(investorId: number, start: CalendarDate): StoredDocument[] {
  const end = lastOfMonth(start);
  const period = { issued_date: addDays(end, 1), period_start_date: start, period_end_date: end };
  const month = monthOf(start);
  return [
    document({
      ...period,
      name: `Account statement ${monthName(start)}`,
      documenttype: 'investor_statement',
      key: `stm-${month}-${investorId}`,
    }),
    document({
      ...period,
      name: `Distribution notice ${monthName(start)}`,
      documenttype: 'distribution_notice',
      key: `dst-${month}-${investorId}`,
    }),
  ];
}

/** The documents of a fund: the subscription documents and a report every quarter. */
function ofFund({ fund, entries }: FundHolding, investorId: number, today: CalendarDate): StoredDocument[] {
  const start = entries[0]?.date ?? today;
  const { micid, name: fund_name, shareClass } = fund;
  const label = `${fund_name} Class ${shareClass}`;
  const papers = [
    document({
      micid,
      fund_name,
      name: `Offering memorandum ${fund_name}`,
      documenttype: 'offering_memorandum',
      key: `om-${micid}-${investorId}`,
      issued_date: addDays(start, -12),
    }),
    document({
      micid,
      fund_name,
      name: `Subscription agreement ${label}`,
      documenttype: 'subscription_agreement',
      key: `sub-${micid}-${shareClass}-${investorId}`,
      issued_date: start,
    }),
  ];
  const quarters = monthsFrom(start, today).filter((month) => ['03', '06', '09', '12'].includes(month.slice(5, 7)));
  const reports = quarters.map((month) => {
    const quarter = `Q${Number(month.slice(5, 7)) / 3} ${month.slice(0, 4)}`;
    return document({
      micid,
      fund_name,
      name: `Quarterly report ${fund_name} ${quarter}`,
      documenttype: 'quarterly_report',
      key: `qr-${quarter.slice(3)}-${quarter.slice(0, 2).toLowerCase()}-${micid}`,
      issued_date: addDays(lastOfMonth(month), 25),
      period_start_date: addMonths(month, -2),
      period_end_date: lastOfMonth(month),
    });
  });
  return [...papers, ...reports];
}

function taxSlips(portfolio: Portfolio, investor: InvestorRecord, today: CalendarDate): StoredDocument[] {
  return issuedSlips(portfolio, investor, today).map(({ year, slip, issued_date }) =>
    document({
      name: `${SLIP_NAMES[slip]} ${year}`,
      documenttype: slip,
      key: `${SLIP_NAMES[slip].toLowerCase()}-${year}-${portfolio.investorId}`,
      issued_date,
      tax_year: year,
      period_start_date: `${year}-01-01`,
      period_end_date: `${year}-12-31`,
    }),
  );
}

function ofLoans({ holdings }: Portfolio, today: CalendarDate): StoredDocument[] {
  return holdings.flatMap((holding) => {
    if (holding.kind === 'fund') return [];
    return loanDocuments(holding.loan, today).map(({ document_id, name, key, micid, file_size_bytes, uploaded_at }) =>
      document({
        document_id,
        name,
        key,
        micid,
        file_size_bytes,
        uploaded_at,
        documenttype: 'loan_document',
        loan_id: holding.loan.loanId,
        issued_date: uploaded_at.slice(0, 10),
      }),
    );
  });
}

/** The payment notices of all loans, newest months first, at most `count`. */
function paymentNotices({ holdings, investorId }: Portfolio, months: CalendarDate[], count: number): StoredDocument[] {
  const notices: StoredDocument[] = [];
  for (const start of months.toReversed()) {
    for (const holding of holdings) {
      if (notices.length === count) return notices;
      if (holding.kind === 'fund' || holding.loan.fundingDate > start) continue;
      const { loanId, number } = holding.loan;
      const end = lastOfMonth(start);
      notices.push(
        document({
          name: `Payment notice ${number} ${monthName(start)}`,
          documenttype: 'distribution_notice',
          key: `dst-${monthOf(start)}-${investorId}-${loanId}`,
          loan_id: loanId,
          issued_date: addDays(end, 1),
          period_start_date: start,
          period_end_date: end,
        }),
      );
    }
  }
  return notices;
}

function issue(portfolio: Portfolio, investor: InvestorRecord, today: CalendarDate): StoredDocument[] {
  const { investor_id } = investor;
  const [first] = portfolio.entries;
  if (!first) return [];
  const months = monthsFrom(first.date, portfolio.asOf);
  const funds = portfolio.holdings.filter((holding) => holding.kind === 'fund');
  const all = [
    ...months.flatMap((month) => monthly(investor_id, month)),
    ...funds.flatMap((holding) => ofFund(holding, investor_id, today)),
    ...taxSlips(portfolio, investor, today),
    ...(investor_id === LARGE_INVESTOR ? [] : ofLoans(portfolio, today)),
  ];
  // Two classes of a fund have the same reports.
  const once = [...new Map(all.map((item) => [item.key, item])).values()].filter(
    ({ issued_date }) => issued_date <= today,
  );
  const missing = investor_id === LARGE_INVESTOR ? LARGE_COUNT - once.length : 0;
  return [...once, ...paymentNotices(portfolio, months, missing)]
    .sort((a, b) => (a.issued_date < b.issued_date ? -1 : Number(a.issued_date > b.issued_date)))
    .map((item, index) => ({ ...item, document_id: item.document_id || investor_id * 10_000 + index + 1 }))
    .reverse();
}

/** All documents issued to an investor until today, newest first. */
export function documentsOf(investor: InvestorRecord, today: CalendarDate): StoredDocument[] {
  const portfolio = portfolioOf(investor.investor_id, today);
  return cachedFor(portfolio, 'documents', () => issue(portfolio, investor, today));
}
