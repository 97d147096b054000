import { memo } from 'react';
import type { ChartConfig } from '../../config/kinds/chart.ts';
import { type AnswerData, numberIn, rowsIn } from '../../frame/fields.ts';
import { useSectionName } from '../../frame/SectionFrame.tsx';
import { usePortal } from '../../portal/PortalContext.tsx';
import { useFormat } from '../../portal/useFormat.ts';
import { text } from '../../text/text.ts';
import { ChartGrid } from '../../widgets/ChartGrid.tsx';
import { ChartTable } from '../../widgets/ChartTable.tsx';
import styles from './ChartContent.module.css';
import { LineCard } from './LineCard.tsx';
import { returnsSummary } from './returnsSummary.ts';

interface ChartContentProps {
  section: ChartConfig;
  data: AnswerData;
  /** The name of what was chosen. */
  name: string;
  /** The label of the chosen period. */
  period: string;
}

/** A drawing of every measure that has values, the summary, and a table of all measures, the latest first. */
export const ChartContent = memo(function ChartContent({ section, data, name, period }: ChartContentProps) {
  const format = useFormat();
  const { locale } = usePortal();
  const label = useSectionName(section.title);
  const rows = rowsIn(data, section.rows);
  const isKnown = (field: string) => rows.some((row) => numberIn(row, field) !== undefined);
  const known = section.lines.filter((line) => isKnown(line.field));
  const unknown = section.lines.filter((line) => !isKnown(line.field)).map((line) => line.label);
  const at = (row: AnswerData | undefined) => format(section.at.format, row?.[section.at.field]);
  const summary =
    section.summary &&
    returnsSummary({
      summary: section.summary,
      data,
      name,
      period,
      months: text.returns.months(at(rows[0]), at(rows.at(-1))),
      format,
      locale,
    });
  return (
    <div className={styles.content}>
      <ChartGrid wide>
        {known.map((line) => (
          <LineCard key={line.field} line={line} at={section.at} rows={rows} data={data} />
        ))}
      </ChartGrid>
      {summary && (
        <div>
          <p className={styles.summary}>{summary.sentence}</p>
          <p className={styles.basis}>{summary.basis}</p>
        </div>
      )}
      {unknown.length > 0 && (
        <p className={styles.basis}>{text.charts.unknown(name, unknown.join(text.values.list))}</p>
      )}
      <div className={styles.table}>
        <ChartTable
          long
          label={label}
          headers={[section.at.label, ...known.map((line) => line.label)]}
          rows={rows
            .map((row) => [at(row), ...known.map((line) => format(line.format, row[line.field], row.currency))])
            .reverse()}
        />
      </div>
    </div>
  );
});
