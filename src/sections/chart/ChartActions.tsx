import type { ChartConfig } from '../../config/kinds/chart.ts';
import { ExportMenu } from '../../export/ExportMenu.tsx';
import type { AnswerData } from '../../frame/fields.ts';
import { PeriodChoice, type PeriodState, periodLine } from '../../frame/PeriodChoice.tsx';
import type { Days } from '../../frame/periodDays.ts';
import { useFormat } from '../../portal/useFormat.ts';
import { text } from '../../text/text.ts';
import { Select } from '../../widgets/Select.tsx';
import type { useChartChoice } from './useChartChoice.ts';

interface ChartActionsProps {
  section: ChartConfig;
  choice: ReturnType<typeof useChartChoice>;
  period: PeriodState;
  /** The days of the period, as far as they are known. */
  days: Days | undefined;
  /** The rows of the table, the latest first. */
  rows: readonly AnswerData[];
}

/** The controls of a chart: what it is about, its period, and the export of its table. */
export function ChartActions({ section, choice, period, days, rows }: ChartActionsProps) {
  const format = useFormat();
  const { chosen } = text.table;
  return (
    <>
      {section.choice && (
        <Select
          look="choice"
          label={section.choice.label}
          value={choice.value}
          options={choice.options}
          onValue={choice.choose}
        />
      )}
      <PeriodChoice {...period} days={days} />
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
    </>
  );
}
