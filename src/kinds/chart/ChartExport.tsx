import { ExportMenu } from '../../files/export/ExportMenu.tsx';
import type { AnswerData } from '../../screen/fields.ts';
import type { ChartConfig } from './options.ts';

interface ChartExportProps {
  section: ChartConfig;
  /** The choice and the period, in words. */
  chosen: readonly string[];
  /** The rows of the table, latest first. */
  rows: readonly AnswerData[];
}

/** The export of a chart's table. */
export function ChartExport({ section, chosen, rows }: ChartExportProps) {
  return (
    <ExportMenu
      title={section.title}
      columns={[section.at, ...section.lines]}
      filter={chosen}
      total={rows.length}
      load={() => Promise.resolve({ rows, lastPage: 1 })}
    />
  );
}
