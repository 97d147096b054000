import { sumsOf } from '../../figures/exactAmounts.ts';
import { groupBy } from '../../figures/groupBy.ts';
import type { IncomeCalendar } from '../../figures/incomeCalendar.ts';
import { type GridLine, incomeGrid } from '../../figures/incomeGrid.ts';
import { accountTypesOf, loanNumberOf, type Payment } from '../../figures/payment.ts';
import { accountWords } from '../../files/export/accountWords.ts';
import { type ReportColumn, type Sheet, type SheetCell, textCell } from '../../files/export/exportTable.ts';
import type { LoadedRows } from '../../files/export/makeFile.ts';
import type { AnswerData } from '../../screen/fields.ts';
import { month } from '../../values/date.ts';
import { wholeMoney } from '../../values/money.ts';
import { text } from '../../values/text/text.ts';

interface FileOptions {
  locale: string;
  hidesAmounts: boolean;
}

/** The columns of the payments of the income file: income with its deductions, and what is no income apart from it. */
export function incomeColumns(): ReportColumn[] {
  const { income, taxYear, statement, account } = text;
  return [
    { field: 'day', label: statement.columns.date, format: 'date' },
    { field: 'earned_for', label: taxYear.rows.effective_date, format: 'month' },
    { field: 'name', label: income.what, format: 'text' },
    { field: 'loan_number', label: taxYear.rows.loan_number, format: 'text' },
    { field: 'account', label: taxYear.rows.investor_account_name, format: 'text' },
    { field: 'account_type', label: account.type, format: 'text' },
    { field: 'kind', label: income.kind, format: 'text' },
    { field: 'state', label: income.state, format: 'text' },
    { field: 'gross', label: taxYear.columns.gross, format: 'money' },
    { field: 'fees', label: taxYear.columns.fees, format: 'money' },
    { field: 'tax', label: taxYear.columns.tax, format: 'money' },
    { field: 'net', label: taxYear.columns.net, format: 'money' },
    { field: 'principal', label: income.principal, format: 'money' },
    { field: 'currency', label: taxYear.rows.currency, format: 'text' },
    { field: 'reference', label: statement.columns.reference, format: 'text' },
  ];
}

/**
 * The payments as rows to book, their sums by kind, state, account and currency, and what each investment pays, month by
 * month. What is not declared yet has no row; by month, it is a text that says "about".
 */
export function incomeFile(
  payments: readonly Payment[],
  calendars: readonly IncomeCalendar[],
  { locale, hidesAmounts }: FileOptions,
): Pick<LoadedRows, 'rows' | 'totals' | 'sheets'> {
  const alike = groupBy(payments, (payment) => `${wordsOf(payment).join(' · ')} · ${accountsOf(payment)}`);
  return {
    rows: payments.map(rowOf),
    totals: [...alike].map(([title, own]) => ({
      label: title,
      format: 'money',
      amounts: sumsOf(own).map(({ amount, currency }) => ({ value: amount ?? null, currency })),
    })),
    sheets: { before: [], after: [gridSheet(calendars, { locale, hidesAmounts })] },
  };
}

function rowOf(payment: Payment): AnswerData {
  const { day, earnedFor, name, accountName, kind, amount, gross, fee, tax, currency, reference } = payment;
  const isIncome = kind === 'interest';
  const [kindInWords, state] = wordsOf(payment);
  return {
    day,
    earned_for: isIncome ? earnedFor : undefined,
    name,
    loan_number: loanNumberOf(payment),
    account: accountName,
    account_type: accountsOf(payment),
    kind: kindInWords,
    state,
    ...(isIncome ? { gross, fees: fee, tax, net: amount } : { principal: amount }),
    currency,
    reference,
  };
}

const wordsOf = ({ kind, state }: Payment) => [
  { ...text.upcoming, ...text.income.kinds }[kind],
  text.income.states[state],
];

const accountsOf = (payment: Payment) => accountWords(accountTypesOf(payment));

function gridSheet(calendars: readonly IncomeCalendar[], { locale, hidesAmounts }: FileOptions): Sheet {
  const { income, account, taxYear, values } = text;
  const { months, lines } = incomeGrid(calendars);
  const states = { ...income.states, undeclared: income.undeclared };
  /** What is not declared yet is a text, so that no program adds it up. */
  function cellOf(amount: GridLine['total'], { state, currency }: GridLine): SheetCell {
    if (amount === null) return null;
    if (amount === undefined) return textCell(values.unknown);
    if (hidesAmounts) return textCell(values.hidden);
    if (state !== 'undeclared') return { value: amount, format: 'money', currency };
    return textCell(income.about(wholeMoney(Math.round(Number(amount)), currency, locale)));
  }
  const head = [income.what, taxYear.rows.loan_number, account.type, income.state, taxYear.rows.currency];
  return {
    name: income.byMonth,
    frozen: 1,
    rows: [
      [...head, ...months.map((from) => month(from, locale)), taxYear.total].map((title) => textCell(title, true)),
      ...lines.map((line) => [
        ...[line.name, line.loanNumber, accountWords(line.accountTypes), states[line.state]].map((one) =>
          textCell(one),
        ),
        textCell(line.currency),
        ...[...line.amounts, line.total].map((amount) => cellOf(amount, line)),
      ]),
    ],
  };
}
