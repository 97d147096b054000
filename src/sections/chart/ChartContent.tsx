import { memo } from 'react';
import type { ChartConfig, ChartLine } from '../../config/kinds/chart.ts';
import { month } from '../../format/date.ts';
import { oneLine } from '../../format/oneLine.ts';
import { type AnswerData, numberIn, rowsIn, valueAt } from '../../frame/fields.ts';
import { useSectionName } from '../../frame/SectionFrame.tsx';
import { type UrlChoice, useUrlChoice } from '../../frame/useUrlChoice.ts';
import { usePortal } from '../../portal/PortalContext.tsx';
import { useFormat } from '../../portal/useFormat.ts';
import { text } from '../../text/text.ts';
import { Button } from '../../widgets/Button.tsx';
import { ChartTable } from '../../widgets/ChartTable.tsx';
import { DetailList } from '../../widgets/DetailList.tsx';
import { Select } from '../../widgets/Select.tsx';
import { drawn } from '../parts/drawn.tsx';
import styles from './ChartContent.module.css';
import { LineCard } from './LineCard.tsx';
import { returnsSummary } from './returnsSummary.ts';

interface ChartContentProps {
  section: ChartConfig;
  data: AnswerData;
  /** The name of what was chosen. */
  name: string;
  /** Whether one measure is shown as a chart, or all as a table, the latest first. */
  view: UrlChoice<'charts' | 'table'>;
}

/** One measure of those that have values, or all as a table; beside it what they come to, in words and figures. */
export const ChartContent = memo(function ChartContent({ section, data, name, view }: ChartContentProps) {
  const isTable = view.value === 'table';
  const format = useFormat();
  const { locale } = usePortal();
  const label = useSectionName(section.title);
  const rows = rowsIn(data, section.rows);
  const isKnown = (field: string) => rows.some((row) => numberIn(row, field) !== undefined);
  const known = section.lines.filter((line) => isKnown(line.field));
  const unknown = section.lines.filter((line) => !isKnown(line.field));
  const measures = known.map(({ field }) => field);
  const measure = useUrlChoice(section.id, 'measure', measures, measures[0] ?? '');
  const line = known.find(({ field }) => field === measure.value);
  const at = (row: AnswerData | undefined) => format(section.at.format, row?.[section.at.field]);
  const inFull = (row: AnswerData | undefined) =>
    section.at.format === 'month' ? oneLine(month(String(row?.[section.at.field] ?? ''), locale, 'long')) : at(row);
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
  const toggle = (
    <Button size="small" variant="quiet" onClick={() => view.choose(isTable ? 'charts' : 'table')}>
      {isTable ? text.charts.showChart : text.charts.showTable}
    </Button>
  );
  return (
    <div className={styles.content}>
      {isTable && (
        <div className={styles.card}>
          {toggle}
          <ChartTable
            long
            label={label}
            headers={[section.at.label, ...known.map((one) => one.label)]}
            rows={rows
              .map((row) => [at(row), ...known.map((one) => format(one.format, row[one.field], row.currency))])
              .reverse()}
          />
        </div>
      )}
      {!isTable && line && (
        <LineCard
          line={line}
          at={section.at}
          rows={rows}
          data={data}
          choice={
            <div className={styles.choices}>
              <Select
                look="inline"
                labelHidden
                label={text.charts.measure}
                value={measure.value}
                options={known.map((one) => ({ value: one.field, label: one.label }))}
                onValue={measure.choose}
              />
              {toggle}
            </div>
          }
        />
      )}
      <div className={styles.words}>
        {summary && <p className={styles.summary}>{summary.sentence}</p>}
        <p className={styles.basis}>{[summary?.basis, ...whyAbsent(unknown, name)].filter(Boolean).join(' ')}</p>
        {section.facts && <Facts facts={section.facts} data={data} />}
      </div>
    </div>
  );
});

function Facts({ facts, data }: { facts: NonNullable<ChartConfig['facts']>; data: AnswerData }) {
  const format = useFormat();
  const object = valueAt(data, facts.object) as AnswerData | null | undefined; // An object or null in the description.
  const items = facts.fields.filter(({ field }) => (object?.[field] ?? null) !== null);
  if (!object || items.length === 0) return null;
  return (
    <div className={styles.card}>
      <h3 className={styles.title}>{facts.title}</h3>
      <DetailList
        items={items.map(({ field, label, format: kind }) => ({
          label,
          value: drawn(kind, format(kind, object[field], object.currency)),
        }))}
      />
    </div>
  );
}

/** Why measures have no values: what the config says of them, and the names of the others. */
function whyAbsent(lines: readonly ChartLine[], name: string): string[] {
  const others = lines.filter(({ absent }) => absent === undefined).map(({ label }) => label);
  const reasons = lines.flatMap(({ absent }) => absent ?? []);
  return [
    ...new Set(reasons),
    ...(others.length > 0 ? [text.charts.unknown(name, others.join(text.values.list))] : []),
  ];
}
