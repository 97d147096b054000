import { useParts } from '../api/useParts.ts';
import type { AllocationSection as Allocation, AllocationChart } from '../config/kinds/allocation.ts';
import { partState } from '../portal/partState.ts';
import { text } from '../text/text.ts';
import { Button } from '../widgets/Button.tsx';
import { ChartCard } from '../widgets/ChartCard.tsx';
import { ChartGrid } from '../widgets/ChartGrid.tsx';
import { barChartHeight } from '../widgets/chartSize.ts';
import { EmptyState } from '../widgets/EmptyState.tsx';
import { Loading } from '../widgets/Loading.tsx';
import { Skeleton } from '../widgets/Skeleton.tsx';
import { AllocationCard } from './chart/AllocationCard.tsx';
import { AllocationExport } from './chart/AllocationExport.tsx';
import { rowsIn } from './fields.ts';
import { QueryFailure } from './QueryFailure.tsx';
import { SectionFrame } from './SectionFrame.tsx';
import { useAnswer } from './useAnswer.ts';
import { useChoice } from './useChoice.ts';

/** Small charts of how an amount is divided up; one without rows, or whose part is off, is left out. */
export function AllocationSection({ section }: { section: Allocation }) {
  const view = useChoice(section.id, 'view', ['charts', 'table'], 'charts');
  const { query, data } = useAnswer(section);
  const parts = useParts(section.charts.some((chart) => chart.part !== undefined));
  const isWaiting = !data || section.charts.some((chart) => partState(chart.part, parts) === 'unknown');
  const charts = section.charts.filter(
    (chart) => data && partState(chart.part, parts) === 'on' && rowsIn(data, chart.rows).length > 0,
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

/** Nobody knows yet how many bars there will be; most often there are two or three. */
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
