import { sumsOf } from '../../figures/exactAmounts.ts';
import { slipVerdict } from '../../figures/taxYear.ts';
import { isIssued } from '../../figures/yearDocuments.ts';
import { type Sheet, type SheetCell, textCell } from '../../files/export/exportTable.ts';
import { negated } from '../../values/exactSum.ts';
import { text } from '../../values/text/text.ts';
import { boxesOf, slipName } from './slipWords.ts';
import { quoted, type WorkbookContent, workbookCells } from './workbookCells.ts';

/** Each box of each slip with where it comes from, the steps from the cash of the year, and the sums of the year. */
export function workbookSummary(content: WorkbookContent): Sheet {
  const { year, slips, report, income, format } = content;
  const { valued, checked, equals, isNot, earned, paid, isReinvested, ofRows, taxable } = workbookCells(content);
  const { sheets, check, source, columns, ...words } = text.taxYear;
  const written = String(year);
  const rows: SheetCell[][] = [
    [textCell(words.workbook(written), true)],
    [textCell(report.investor)],
    ...(income ? [] : [[textCell(words.incomplete)]]),
    [],
    [textCell(words.what, true), textCell(words.amount, true), textCell(check, true), textCell(source, true)],
  ];
  const title = (value: string) => rows.push([], [textCell(value, true)]);
  const line = (label: string, amount: unknown, formula: string, currency: string, from = '') =>
    rows.push([textCell(label), ...checked(amount, formula, `B${rows.length + 1}`, currency), textCell(from)]);
  for (const file of slips.filter(isIssued)) {
    const { tax_summary: slip, documenttype } = file;
    if (!slip) continue;
    const { currency } = slip;
    const verdict = income && slipVerdict(slip, income);
    title(words.slipOf(slipName(documenttype, format), written, currency));
    const reported = `${ofRows('gross_amount', earned, ...taxable(currency))}-${ofRows('management_fee_amount', earned, ...taxable(currency))}`;
    for (const { box, name, amount } of boxesOf(slip)) {
      if (verdict?.box === box) line(name, amount, reported, currency, words.fromPayments(written));
      else {
        const known = amount === undefined ? textCell(text.values.unknown) : valued(amount, 'money', currency);
        rows.push([textCell(name), known, null, textCell(income ? words.fromSlip : '')]);
      }
    }
  }
  for (const steps of income?.steps ?? []) {
    const { currency } = steps;
    const own = taxable(currency);
    title(words.bridge(written, currency));
    const start = rows.length + 1;
    line(words.paidOut(written), steps.paid, ofRows('net_amount', paid, isNot(isReinvested), ...own), currency);
    line(words.reinvested(written), steps.reinvested, ofRows('net_amount', paid, isReinvested, ...own), currency);
    line(
      words.paidLater(written),
      steps.paidLater,
      ofRows('net_amount', earned, isNot(paid), ...own),
      currency,
      sheets.accrued,
    );
    const before = steps.earnedBefore === undefined ? undefined : negated(steps.earnedBefore);
    line(words.earnedBefore(written), before, `-${ofRows('net_amount', paid, isNot(earned), ...own)}`, currency);
    line(words.withheld, steps.withheld, ofRows('withholding_tax_amount', earned, ...own), currency);
    line(words.reported(written), steps.reported, `SUM(B${start}:B${rows.length})`, currency);
  }
  for (const { currency, gross, fees, tax, net } of income?.totals ?? []) {
    title(words.totalOf(written, currency));
    const own = [earned, ...taxable(currency)];
    line(columns.gross, gross, ofRows('gross_amount', ...own), currency);
    line(columns.fees, fees, ofRows('management_fee_amount', ...own), currency);
    line(columns.tax, tax, ofRows('withholding_tax_amount', ...own), currency);
    line(columns.net, net, ofRows('net_amount', ...own), currency);
  }
  if (income && income.registered.length > 0) {
    title(words.inRegistered);
    const sums = sumsOf(income.registered.map(({ currency, net }) => ({ currency, amount: net })));
    for (const { currency, amount } of sums) {
      const own = [equals('plan', quoted(words.plans.registered)), equals('currency', quoted(currency))];
      line(words.netIn(currency), amount, ofRows('net_amount', earned, ...own), currency, sheets.accounts);
    }
  }
  return { name: sheets.summary, frozen: 0, rows };
}
