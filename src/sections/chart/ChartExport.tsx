import type { ChartConfig } from '../../config/kinds/chart.ts';
import { ExportMenu } from '../../export/ExportMenu.tsx';
import type { AnswerData } from '../../frame/fields.ts';
import { type PeriodState, periodLine } from '../../frame/PeriodChoice.tsx';
import type { Days } from '../../frame/periodDays.ts';
import { useFormat } from '../../portal/useFormat.ts';
import { text } from '../../text/text.ts';
import type { useChartChoice } from './useChartChoice.ts';

interface ChartExportProps {
  section: ChartConfig;
  choice: ReturnType<typeof useChartChoice>;
  period: PeriodState;
  /** The days of the period, as far as they are known. */
  days: Days | undefined;
  /** The rows of the table, latest first. */
  rows: readonly AnswerData[];
}

/** The export of a chart's table. */
export function ChartExport({ section, choice, period, days, rows }: ChartExportProps) {
  const format = useFormat();
  const { chosen } = text.table;
  return (
    <ExportMenu
      title={section.title}
      columns={[section.at, ...section.lines]}
      filter={[
        ...(section.choice && choice.name ? [chosen(section.choice.label, choice.name)] : []),
        periodLine(period, days, format),
      ]}
      total={rows.length}
      load={() => Promise.resolve({ rows, lastPage: 1 })}
    />
  );
}
