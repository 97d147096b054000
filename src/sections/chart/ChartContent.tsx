import { memo } from 'react';
import type { ChartConfig, ChartLine } from '../../config/kinds/chart.ts';
import { month } from '../../format/date.ts';
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
}

/** A drawing of every measure that has values, the summary, and a table of all measures, the latest first. */
export const ChartContent = memo(function ChartContent({ section, data, name }: ChartContentProps) {
  const format = useFormat();
  const { locale } = usePortal();
  const label = useSectionName(section.title);
  const rows = rowsIn(data, section.rows);
  const isKnown = (field: string) => rows.some((row) => numberIn(row, field) !== undefined);
  const known = section.lines.filter((line) => isKnown(line.field));
  const unknown = section.lines.filter((line) => !isKnown(line.field));
  const at = (row: AnswerData | undefined) => format(section.at.format, row?.[section.at.field]);
  const inFull = (row: AnswerData | undefined) =>
    section.at.format === 'month' ? month(String(row?.[section.at.field] ?? ''), locale, 'long') : at(row);
  const summary =
    section.summary &&
    returnsSummary({
      summary: section.summary,
      data,
      name,
      months: text.returns.months(inFull(rows[0]), inFull(rows.at(-1))),
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
      {whyAbsent(unknown, name).map((reason) => (
        <p key={reason} className={styles.basis}>
          {reason}
        </p>
      ))}
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

/** Why measures have no values: what the config says of them, and the names of the others. */
function whyAbsent(lines: readonly ChartLine[], name: string): string[] {
  const others = lines.filter(({ absent }) => absent === undefined).map(({ label }) => label);
  const reasons = lines.flatMap(({ absent }) => absent ?? []);
  return [
    ...new Set(reasons),
    ...(others.length > 0 ? [text.charts.unknown(name, others.join(text.values.list))] : []),
  ];
}
