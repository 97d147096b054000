import { useQueryClient } from '@tanstack/react-query';
import { abortableFetch } from '../../client/abortableFetch.ts';
import { queryFor } from '../../client/queryFor.ts';
import type { DocumentFile } from '../../figures/answers.ts';
import { taxBooks } from '../../figures/taxBooks.ts';
import { taxYear } from '../../figures/taxYear.ts';
import type { MadeFile } from '../../files/export/makeFile.ts';
import { useDisplay } from '../../screen/DisplayContext.tsx';
import { useInvestor } from '../../screen/InvestorContext.tsx';
import { usePortal } from '../../screen/PortalContext.tsx';
import { usePlainFormat } from '../../screen/useFormat.ts';
import { withSecondTry } from '../../ui/withSecondTry.ts';
import { text } from '../../values/text/text.ts';
import { todayHere } from '../../values/todayHere.ts';
import { yearActivities } from './useTaxYears.ts';

/** Makes a workbook that reconciles the slips of a year with its payments. */
export function useWorkbook(year: number, slips: readonly DocumentFile[]): (signal: AbortSignal) => Promise<MadeFile> {
  const { brand, locale, currency } = usePortal();
  const { hidesAmounts } = useDisplay();
  const queryClient = useQueryClient();
  const { name, number } = useInvestor();
  const format = usePlainFormat();

  return async (signal) => {
    const {
      data: { activities, part },
    } = await abortableFetch(queryClient, yearActivities(year), signal);
    const held = await abortableFetch(queryClient, queryFor('investmentList', {}), signal);
    const { investments } = held.data;
    const [{ makeFile }, { paymentColumns }, { workbookSheets }] = await withSecondTry(() =>
      Promise.all([
        import('../../files/export/makeFile.ts'),
        import('./workbookCells.ts'),
        import('./workbookSheets.ts'),
      ]),
    );
    const report = {
      brand: brand.name,
      logo: undefined,
      title: text.taxYear.sheets.payments,
      investor: [name, number].filter((known) => known !== undefined).join(text.values.list),
      filter: [text.taxYear.paymentsOf(String(year))],
      date: todayHere(),
      locale,
      columns: paymentColumns(),
    };
    const books = taxBooks(activities, year, investments);
    const plans = text.taxYear.plans;
    const written = (rows: typeof books.payments) =>
      rows.map((row) => ({ ...row, plan: plans[row.plan ?? 'unknown'] }));
    return makeFile({
      kind: 'excel',
      report,
      hidesAmounts,
      currency,
      load: () =>
        Promise.resolve({
          rows: written(books.payments),
          lastPage: 1,
          sheets: workbookSheets({
            year,
            slips,
            report,
            hidesAmounts,
            format,
            books: { ...books, accrued: written(books.accrued), notCounted: written(books.notCounted) },
            // Sums of some of the payments would look like those of all.
            income: part ? undefined : taxYear(activities, year, investments),
          }),
        }),
      part,
      signal,
      onRows: () => undefined,
    });
  };
}
