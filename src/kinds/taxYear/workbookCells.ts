import type { DocumentFile } from '../../figures/answers.ts';
import type { TaxBooks } from '../../figures/taxBooks.ts';
import type { TaxYear } from '../../figures/taxYear.ts';
import { lettersOf } from '../../files/export/excelRows.ts';
import { type ExportTable, type ReportColumn, type SheetCell, textCell } from '../../files/export/exportTable.ts';
import { reportHead } from '../../files/export/reportHead.ts';
import type { AnswerData } from '../../screen/fields.ts';
import type { Format } from '../../screen/useFormat.ts';
import { readDecimal } from '../../values/decimal.ts';
import { type FormatKind, isAmount } from '../../values/formats.ts';
import { text } from '../../values/text/text.ts';

/** The columns of a payment; the formulas find them by their fields. */
export const paymentFields = [
  ['effective_date', 'date'],
  ['activity_date', 'date'],
  ['settled_date', 'date'],
  ['name', 'text'],
  ['share_class', 'text'],
  ['loan_number', 'text'],
  ['investor_account_name', 'text'],
  ['account_type', 'label'],
  ['plan', 'text'],
  ['activity_type', 'label'],
  ['status', 'label'],
  ['gross_amount', 'money'],
  ['management_fee_amount', 'money'],
  ['withholding_tax_amount', 'money'],
  ['net_amount', 'money'],
  ['currency', 'text'],
  ['payment_method', 'label'],
  ['reference_number', 'text'],
  ['description', 'text'],
] as const satisfies [string, FormatKind][];
export type PaymentField = (typeof paymentFields)[number][0];

export const paymentColumns = (): ReportColumn[] =>
  paymentFields.map(([field, format]) => ({ field, label: text.taxYear.rows[field], format }));

export interface WorkbookContent {
  year: number;
  slips: readonly DocumentFile[];
  report: Omit<ExportTable, 'totals'>;
  books: Omit<TaxBooks, 'payments' | 'accrued' | 'notCounted'> &
    Record<'accrued' | 'notCounted', readonly AnswerData[]> & { payments: readonly unknown[] };
  /** Absent if the payments may not be all. */
  income: TaxYear | undefined;
  hidesAmounts: boolean;
  format: Format;
}

/** A text in a formula. */
export const quoted = (value: string) => `"${value.replaceAll('"', '""')}"`;

/** Makes the cells of a year's workbook, and the formulas over the rows of its payments. */
export function workbookCells({ year, report, books, hidesAmounts, format }: WorkbookContent) {
  const { sheets, plans } = text.taxYear;
  const valued = (value: unknown, kind: FormatKind, currency?: string): SheetCell =>
    hidesAmounts && isAmount(kind) && value !== null && value !== undefined
      ? textCell(text.values.hidden)
      : { value, format: kind, currency };
  /** An amount, and by how much it differs from what a formula makes of the rows. */
  function checked(
    amount: unknown,
    formula: string,
    place: string,
    currency: string,
    kind: FormatKind = 'money',
  ): SheetCell[] {
    if (readDecimal(amount) === undefined) return [textCell(text.values.unknown), null];
    const isHidden = hidesAmounts && isAmount(kind);
    return [
      valued(amount, kind, currency),
      isHidden ? null : { formula: `ROUND(${formula}-${place},4)`, currency: kind === 'money' ? currency : '' },
    ];
  }

  // The rows of the payments, below the head and the header.
  const first = reportHead(report, books.payments.length).length + 3;
  const last = Math.max(first, first + books.payments.length - 1);
  const range = (field: PaymentField) => {
    const letters = lettersOf(paymentFields.findIndex(([name]) => name === field));
    return `'${sheets.payments}'!$${letters}$${first}:$${letters}$${last}`;
  };
  const isIn = (field: PaymentField) => `(${range(field)}>=DATE(${year},1,1))*(${range(field)}<=DATE(${year},12,31))`;
  const isNot = (condition: string) => `(1-${condition})`;
  const equals = (field: PaymentField, value: string) => `(${range(field)}=${value})`;
  const [earned, paid] = [isIn('effective_date'), isIn('activity_date')];
  const isReinvested = equals('activity_type', quoted(format('label', 'reinvestment')));
  const ofRows = (field: PaymentField, ...conditions: string[]) =>
    `SUMPRODUCT(${conditions.join('*')},${range(field)})`;
  const taxable = (currency: string) => [equals('plan', quoted(plans.taxable)), equals('currency', quoted(currency))];
  return { valued, checked, equals, isNot, earned, paid, isReinvested, ofRows, taxable };
}
