import { skipToken, useQuery } from '@tanstack/react-query';
import { queryFor } from '../../api/queryFor.ts';
import type { ChartConfig } from '../../config/kinds/chart.ts';
import { type AnswerData, rowsIn } from '../../frame/fields.ts';
import { usePeriod } from '../../frame/PeriodChoice.tsx';
import { periodDays } from '../../frame/periodDays.ts';
import { QueryFailure } from '../../frame/QueryFailure.tsx';
import { SectionFrame } from '../../frame/SectionFrame.tsx';
import { useSubjectBody } from '../../frame/SubjectGate.tsx';
import { UnknownChoice } from '../../frame/UnknownChoice.tsx';
import { useUrlChoice } from '../../frame/useUrlChoice.ts';
import { text } from '../../text/text.ts';
import { ChartCard } from '../../widgets/ChartCard.tsx';
import { lineChartHeight } from '../../widgets/chartSize.ts';
import { EmptyState } from '../../widgets/EmptyState.tsx';
import { Loading } from '../../widgets/Loading.tsx';
import { Skeleton } from '../../widgets/Skeleton.tsx';
import { ChartActions } from './ChartActions.tsx';
import styles from './ChartContent.module.css';
import { ChartContent } from './ChartContent.tsx';
import { useChartChoice } from './useChartChoice.ts';

/** Measures over time; the URL holds the period and what they are about. */
export function ChartSection({ section }: { section: ChartConfig }) {
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
  const isEmpty = data !== undefined && rows.length === 0;
  const name = choice.name ?? section.title;
  const days = periodDays(period.value, data, 'months');
  return (
    <SectionFrame
      section={section}
      bare={!isUnknown && !isEmpty}
      actions={<ChartActions section={section} choice={choice} period={period} days={days} rows={rows.toReversed()} />}
    >
      <UnknownChoice label={section.choice?.label ?? ''} choice={choice} shown={name} />
      <UnknownChoice label={text.choices.period} choice={period} shown={period.label} />
      {failed && (
        <QueryFailure query={failed} names={section.choice && { [section.choice.field]: section.choice.label }} />
      )}
      {!isUnknown && !data && (
        <Loading>
          <Waiting />
        </Loading>
      )}
      {isEmpty && <EmptyState title={section.empty.title} text={section.empty.text} />}
      {data && !isEmpty && <ChartContent section={section} data={data} name={name} view={view} />}
    </SectionFrame>
  );
}

function Waiting() {
  return (
    <div className={styles.content}>
      <ChartCard title={<Skeleton width="var(--size-26)" height="var(--control-small)" />}>
        <Skeleton height={`${lineChartHeight()}px`} />
      </ChartCard>
      <Skeleton lines={3} />
    </div>
  );
}
