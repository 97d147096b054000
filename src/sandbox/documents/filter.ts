import type { CalendarDate } from '../../values/calendar.ts';
import { isWithin, type PeriodDays, periodDays } from '../answers/period.ts';
import { invalid } from '../problem.ts';
import type { Schema } from '../schema.ts';
import type { StoredDocument } from './catalogue.ts';

type Wanted = Pick<
  Schema<'DocumentListBody'>,
  'documenttype' | 'micid' | 'loan_id' | 'tax_year' | 'months' | 'start_date' | 'end_date'
>;

/** The first and last day of issue of a request, among documents that are ordered from the newest to the oldest. */
export function rangeOf(documents: StoredDocument[], wanted: Wanted, today: CalendarDate): PeriodDays {
  const { start_date, end_date } = wanted;
  if (start_date !== undefined && end_date !== undefined && end_date < start_date) {
    throw invalid({ end_date: 'Must not be before the start date.' });
  }
  return periodDays(wanted, today, documents.at(-1)?.issued_date);
}

/** The documents that match a filter, except for its search text. */
export function filtered(documents: StoredDocument[], wanted: Wanted, today: CalendarDate): StoredDocument[] {
  const range = rangeOf(documents, wanted, today);
  const same = <Value>(asked: Value | undefined, value: Value) => asked === undefined || asked === value;
  return documents.filter(
    (document) =>
      isWithin(range, document.issued_date) &&
      same(wanted.documenttype, document.documenttype) &&
      same(wanted.micid, document.micid) &&
      same(wanted.loan_id, document.loan_id) &&
      same(wanted.tax_year, document.tax_year),
  );
}

const labels: Partial<Record<Schema<'DocumentType'>, string>> = {
  investor_statement: 'Account statement',
  distribution_notice: 'Distribution notice',
  t5: 'T5',
  rl3: 'RL-3',
  nr4: 'NR4',
  form_1099_int: '1099-INT',
  subscription_agreement: 'Subscription agreement',
  offering_memorandum: 'Offering memorandum',
  quarterly_report: 'Quarterly report',
  loan_document: 'Loan document',
};

function countBy<Key>(documents: StoredDocument[], keyOf: (document: StoredDocument) => Key): [Key, number][] {
  const counts = new Map<Key, number>();
  for (const document of documents) counts.set(keyOf(document), (counts.get(keyOf(document)) ?? 0) + 1);
  return [...counts];
}

/** The filter options of an investor's documents, with counts. */
export function filterOptions(documents: StoredDocument[]): Schema<'DocumentFilters'> {
  const names = new Map(documents.map(({ micid, fund_name }) => [micid, fund_name]));
  const types = countBy(documents, ({ documenttype }) => documenttype);
  const funds = countBy(documents, ({ micid }) => micid);
  const years = new Set(documents.flatMap(({ tax_year }) => tax_year ?? []));
  return {
    documenttypes: types
      .map(([value, count]) => ({ value, label: labels[value] ?? value, count }))
      .sort((a, b) => (a.label < b.label ? -1 : 1)),
    funds: funds
      .map(([micid, count]) => ({ micid, fund_name: names.get(micid) ?? '', count }))
      .sort((a, b) => a.micid - b.micid),
    tax_years: [...years].sort((a, b) => b - a),
  };
}
