import { skipToken, useQuery } from '@tanstack/react-query';
import { queryFor } from '../../client/queryFor.ts';
import { ExportMenu } from '../../files/export/ExportMenu.tsx';
import { type AnswerData, rowsIn } from '../../screen/fields.ts';
import { PeriodChoice, periodLine, usePeriod } from '../../screen/PeriodChoice.tsx';
import { usePortal } from '../../screen/PortalContext.tsx';
import { periodDays } from '../../screen/periodDays.ts';
import { QueryFailure } from '../../screen/QueryFailure.tsx';
import { SectionFrame } from '../../screen/SectionFrame.tsx';
import { useSubjectBody } from '../../screen/SubjectContext.ts';
import { UnknownChoice } from '../../screen/UnknownChoice.tsx';
import { useFormat } from '../../screen/useFormat.ts';
import { useNews } from '../../screen/useNews.ts';
import { useUrlChoice } from '../../screen/useUrlChoice.ts';
import { ChartCard } from '../../ui/ChartCard.tsx';
import { lineChartHeight } from '../../ui/chartSize.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { Loading } from '../../ui/Loading.tsx';
import { Select } from '../../ui/Select.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { text } from '../../values/text/text.ts';
import { ChartFacts } from './ChartFacts.tsx';
import { ChartFoot } from './ChartFoot.tsx';
import { ChartTableOf } from './ChartTableOf.tsx';
import { Course } from './Course.tsx';
import type { ChartConfig } from './options.ts';
import { returnsSummary } from './returnsSummary.ts';
import { useChartChoice } from './useChartChoice.ts';
import { useMeasures } from './useMeasures.ts';

/** Measures over time, one as a chart or all as a table; the URL holds the period and the choice. */
export function ChartSection({ section }: { section: ChartConfig }) {
  const format = useFormat();
  const { locale } = usePortal();
  const view = useUrlChoice(section.id, 'view', ['charts', 'table'], 'charts');
  const period = usePeriod(section.id, section.period);
  const choice = useChartChoice(section);
  const body = { ...useSubjectBody(section.query), ...section.where, ...choice.body, months: period.value };
  const options = queryFor(section.query, body as never); // The config check has verified its names.
  const query = useQuery(choice.isReady ? options : { ...options, queryFn: skipToken });
  const data = query.data as unknown as AnswerData | undefined; // An object, according to the description.
  const failed = [choice.answer, query].find((answer) => answer.error);
  const isUnknown = failed !== undefined && failed.data === undefined;
  const rows = data ? rowsIn(data, section.rows) : [];
  const measures = useMeasures(section, rows);
  const name = choice.name ?? section.title;
  const days = periodDays(period.value, data, 'months');
  const chosen = [
    ...(section.choice && choice.name ? [text.table.chosen(section.choice.label, choice.name)] : []),
    periodLine(period, days, format),
  ];
  useNews(data && chosen.join(text.values.list));
  const hasRows = !isUnknown && data !== undefined && rows.length > 0;
  const summary =
    hasRows && section.summary && returnsSummary({ summary: section.summary, data, days, format, locale });
  return (
    <SectionFrame
      section={section}
      bare
      actions={<ChartExport section={section} chosen={chosen} rows={rows.toReversed()} />}
    >
      <UnknownChoice label={section.choice?.label ?? ''} choice={choice} shown={name} />
      <UnknownChoice label={text.choices.period} choice={period} shown={period.label} />
      <ChartCard
        title={
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
            {/* The days stand below their figure. */}
            <PeriodChoice {...period} days={section.summary ? null : days} />
          </>
        }
        figure={summary || undefined}
        foot={
          hasRows && (
            <ChartFoot name={name} measures={measures} view={view} compared={summary ? summary.compared : ''} />
          )
        }
      >
        {failed && (
          <QueryFailure query={failed} names={section.choice && { [section.choice.field]: section.choice.label }} />
        )}
        {!isUnknown && !data && (
          <Loading>
            <Skeleton lines={2} />
            <Skeleton height={`${lineChartHeight()}px`} />
            <Skeleton lines={2} />
          </Loading>
        )}
        {!isUnknown && data && rows.length === 0 && (
          <EmptyState title={section.empty.title} text={section.empty.text} />
        )}
        {hasRows && view.value === 'table' && <ChartTableOf section={section} lines={measures.known} rows={rows} />}
        {hasRows && view.value === 'charts' && measures.line && (
          <Course line={measures.line} at={section.at} rows={rows} data={data} />
        )}
      </ChartCard>
      {hasRows && section.facts && <ChartFacts facts={section.facts} data={data} />}
    </SectionFrame>
  );
}

interface ChartExportProps {
  section: ChartConfig;
  /** The choice and the period, in words. */
  chosen: readonly string[];
  /** The rows of the table, latest first. */
  rows: readonly AnswerData[];
}

/** The export of a chart's table. */
function ChartExport({ section, chosen, rows }: ChartExportProps) {
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
