import { useFeaturesOf } from '../../api/useFeatures.ts';
import type { AllocationConfig } from '../../config/kinds/allocation.ts';
import { rowsIn } from '../../frame/fields.ts';
import { QueryFailure } from '../../frame/QueryFailure.tsx';
import { SectionFrame } from '../../frame/SectionFrame.tsx';
import { useAnswer } from '../../frame/useAnswer.ts';
import { useUrlChoice } from '../../frame/useUrlChoice.ts';
import { featureState } from '../../portal/featureState.ts';
import { text } from '../../text/text.ts';
import { Button } from '../../widgets/Button.tsx';
import { ChartCard } from '../../widgets/ChartCard.tsx';
import { barChartHeight } from '../../widgets/chartSize.ts';
import { EmptyState } from '../../widgets/EmptyState.tsx';
import { Loading } from '../../widgets/Loading.tsx';
import { Select } from '../../widgets/Select.tsx';
import { Skeleton } from '../../widgets/Skeleton.tsx';
import { AllocationCard } from './AllocationCard.tsx';
import { AllocationExport } from './AllocationExport.tsx';

/** How an amount is split, one way at a time; a way without rows, or whose feature is off, is not offered. */
export function AllocationSection({ section }: { section: AllocationConfig }) {
  const view = useUrlChoice(section.id, 'view', ['charts', 'table'], 'charts');
  const { query, data } = useAnswer(section);
  const features = useFeaturesOf(section.charts);
  const isWaiting = !data || section.charts.some((chart) => featureState(chart.feature, features) === 'unknown');
  const charts = section.charts.filter(
    (chart) => data && featureState(chart.feature, features) === 'on' && rowsIn(data, chart.rows).length > 0,
  );
  const isTable = view.value === 'table';
  const ways = charts.map((chart) => chart.rows);
  const way = useUrlChoice(section.id, 'by', ways, ways[0] ?? '', { isOwn: true });
  const shown = charts.find((chart) => chart.rows === way.value);

  if (query.error && !data) {
    return (
      <SectionFrame section={section}>
        <QueryFailure query={query} />
      </SectionFrame>
    );
  }
  if (!isWaiting && charts.length === 0) {
    return (
      <SectionFrame section={section}>
        <EmptyState title={section.empty.title} text={section.empty.text} />
      </SectionFrame>
    );
  }
  return (
    <SectionFrame
      section={section}
      bare
      actions={
        <>
          <Button size="small" variant="quiet" onClick={() => view.choose(isTable ? 'charts' : 'table')}>
            {isTable ? text.charts.showChart : text.charts.showTable}
          </Button>
          <AllocationExport title={section.title} charts={isWaiting ? [] : charts} data={data ?? {}} />
        </>
      }
    >
      <QueryFailure query={query} />
      {isWaiting && <Waiting />}
      {!isWaiting && shown && (
        <AllocationCard
          chart={shown}
          data={data}
          isTable={isTable}
          choice={
            <Select
              look="inline"
              label={text.charts.split}
              value={way.value}
              options={charts.map(({ rows, title }) => ({ value: rows, label: title }))}
              onValue={way.choose}
            />
          }
        />
      )}
    </SectionFrame>
  );
}

/** The number of bars is not known yet; it is usually three. */
function Waiting() {
  return (
    <Loading>
      <ChartCard title={<Skeleton width="var(--size-26)" height="var(--control-small)" />}>
        <Skeleton height={`${barChartHeight(3)}px`} />
      </ChartCard>
    </Loading>
  );
}
