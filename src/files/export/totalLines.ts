import type { FormatKind } from '../../values/formats.ts';
import { number } from '../../values/number.ts';
import { text } from '../../values/text/text.ts';
import type { ExportTable } from './exportTable.ts';

interface TotalLine {
  label: string;
  format: FormatKind;
  value: unknown;
  currency: string;
}

/** The lines of a file's totals: one for each total and currency, and below it what it does not count. */
export function totalLines({ totals, locale }: Pick<ExportTable, 'totals' | 'locale'>): TotalLine[] {
  return totals.flatMap(({ label, format, amounts, left = [] }) => [
    ...amounts.map((amount) => ({ label, format, ...amount })),
    ...left.flatMap(({ state, count, amounts: unsettled }) => {
      const what = text.list.notCounted(text.list.payments(state, number(count, locale), count));
      return unsettled.map((amount) => ({ label: what, format, ...amount }));
    }),
  ]);
}
