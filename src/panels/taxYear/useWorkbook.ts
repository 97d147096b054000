import { useQueryClient } from '@tanstack/react-query';
import { abortableFetch } from '../../api/abortableFetch.ts';
import { queryFor } from '../../api/queryFor.ts';
import type { ReportColumn } from '../../export/exportTable.ts';
import type { MadeFile } from '../../export/makeFile.ts';
import { todayHere } from '../../format/calendar.ts';
import { useInvestor } from '../../frame/InvestorContext.tsx';
import { useDisplay } from '../../portal/DisplayContext.tsx';
import { usePortal } from '../../portal/PortalContext.tsx';
import type { Activity } from '../../portfolio/answers.ts';
import { holdingNames } from '../../portfolio/holdingNames.ts';
import { taxYear } from '../../portfolio/taxYear.ts';
import { text } from '../../text/text.ts';
import { withSecondTry } from '../../widgets/withSecondTry.ts';
import { yearActivities } from './useTaxYears.ts';

/** Makes a workbook of the payments earned for a year, one row each, with their totals. */
export function useWorkbook(year: number): (signal: AbortSignal) => Promise<MadeFile> {
  const { brand, locale, currency } = usePortal();
  const { hidesAmounts } = useDisplay();
  const queryClient = useQueryClient();
  const { name: investor } = useInvestor();

  return async (signal) => {
    const {
      data: { activities, part },
    } = await abortableFetch(queryClient, yearActivities(year), signal);
    const held = await abortableFetch(queryClient, queryFor('investmentList', {}), signal);
    const { investments } = held.data;
    const nameOf = holdingNames(investments);
    const { earned, totals } = taxYear(activities, year, investments);
    const { makeFile } = await withSecondTry(() => import('../../export/makeFile.ts'));
    return makeFile({
      kind: 'excel',
      report: {
        brand: brand.name,
        logo: undefined,
        title: text.taxYear.workbook(String(year)),
        investor,
        filter: [text.taxYear.earnedFor(String(year))],
        date: todayHere(),
        locale,
        columns: columnsOf(),
      },
      hidesAmounts,
      currency,
      load: () =>
        Promise.resolve({
          rows: earned.map((row) => ({ ...row, name: nameOf(row) ?? row.fund_name })),
          lastPage: 1,
          totals: amounts.map(({ label }) => ({
            label: text.taxYear.columns[label],
            format: 'money' as const,
            amounts: totals.map((total) => ({ value: total[label] ?? null, currency: total.currency })),
          })),
        }),
      part,
      signal,
      onRows: () => undefined,
    });
  };
}

/** The amounts of a payment, with their names in the model. */
const amounts = [
  { field: 'gross_amount', label: 'gross' },
  { field: 'management_fee_amount', label: 'fees' },
  { field: 'withholding_tax_amount', label: 'tax' },
  { field: 'net_amount', label: 'net' },
] as const satisfies { field: keyof Activity; label: string }[];

function columnsOf(): ReportColumn[] {
  const { rows, columns } = text.taxYear;
  const plain = (
    field: keyof typeof rows & (keyof Activity | 'name'),
    format: ReportColumn['format'] = 'text',
  ): ReportColumn => ({
    field,
    label: rows[field],
    format,
  });
  return [
    plain('effective_date', 'date'),
    plain('activity_date', 'date'),
    plain('name'),
    plain('share_class'),
    plain('loan_number'),
    plain('investor_account_name'),
    plain('activity_type', 'label'),
    plain('status', 'label'),
    ...amounts.map(({ field, label }): ReportColumn => ({ field, label: columns[label], format: 'money' })),
    plain('currency'),
    plain('description'),
  ];
}
