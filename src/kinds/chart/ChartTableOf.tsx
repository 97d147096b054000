import { type AnswerData, currencyOf } from '../../screen/fields.ts';
import { useFormat } from '../../screen/useFormat.ts';
import { ChartTable } from '../../ui/ChartTable.tsx';
import type { ChartConfig, ChartLine } from './options.ts';

interface ChartTableOfProps {
  section: ChartConfig;
  lines: readonly ChartLine[];
  rows: readonly AnswerData[];
}

/** Every measure of a chart as a table, latest first. */
export function ChartTableOf({ section: { title, at }, lines, rows }: ChartTableOfProps) {
  const format = useFormat();
  return (
    <ChartTable
      long
      label={title}
      headers={[at.label, ...lines.map((line) => line.label)]}
      rows={rows
        .map((row) => [
          format(at.format, row[at.field]),
          ...lines.map((line) => format(line.format, row[line.field], currencyOf(row, line.field))),
        ])
        .reverse()}
    />
  );
}
