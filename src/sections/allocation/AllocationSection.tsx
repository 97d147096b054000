import { useFeatures } from '../../api/useFeatures.ts';
import type { AllocationChart, AllocationConfig } from '../../config/kinds/allocation.ts';
import { rowsIn } from '../../frame/fields.ts';
import { QueryFailure } from '../../frame/QueryFailure.tsx';
import { SectionFrame } from '../../frame/SectionFrame.tsx';
import { useAnswer } from '../../frame/useAnswer.ts';
import { useUrlChoice } from '../../frame/useUrlChoice.ts';
import { featureState } from '../../portal/featureState.ts';
import { text } from '../../text/text.ts';
import { Button } from '../../widgets/Button.tsx';
import { ChartCard } from '../../widgets/ChartCard.tsx';
import { ChartGrid } from '../../widgets/ChartGrid.tsx';
import { barChartHeight } from '../../widgets/chartSize.ts';
import { EmptyState } from '../../widgets/EmptyState.tsx';
import { Loading } from '../../widgets/Loading.tsx';
import { Skeleton } from '../../widgets/Skeleton.tsx';
import { AllocationCard } from './AllocationCard.tsx';
import { AllocationExport } from './AllocationExport.tsx';

/** Small charts of how an amount is split; a chart without rows, or whose feature is off, is left out. */
export function AllocationSection({ section }: { section: AllocationConfig }) {
  const view = useUrlChoice(section.id, 'view', ['charts', 'table'], 'charts');
  const { query, data } = useAnswer(section);
  const features = useFeatures(section.charts.some((chart) => chart.feature !== undefined));
  const isWaiting = !data || section.charts.some((chart) => featureState(chart.feature, features) === 'unknown');
  const charts = section.charts.filter(
    (chart) => data && featureState(chart.feature, features) === 'on' && rowsIn(data, chart.rows).length > 0,
  );
  const isTable = view.value === 'table';

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
            {isTable ? text.charts.showCharts : text.charts.showTable}
          </Button>
          <AllocationExport title={section.title} charts={isWaiting ? [] : charts} data={data ?? {}} />
        </>
      }
    >
      <QueryFailure query={query} />
      {isWaiting ? (
        <Waiting charts={section.charts} />
      ) : (
        <ChartGrid>
          {charts.map((chart) => (
            <AllocationCard key={chart.rows} chart={chart} data={data} isTable={isTable} />
          ))}
        </ChartGrid>
      )}
    </SectionFrame>
  );
}

/** The number of bars is not known yet; it is usually two or three. */
function Waiting({ charts }: { charts: readonly AllocationChart[] }) {
  return (
    <Loading>
      <ChartGrid>
        {charts.map((chart) => (
          <ChartCard key={chart.rows} title={chart.title}>
            <Skeleton height={`${barChartHeight(2)}px`} />
          </ChartCard>
        ))}
      </ChartGrid>
    </Loading>
  );
}
