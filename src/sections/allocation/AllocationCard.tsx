import type { ReactNode } from 'react';
import type { AllocationChart } from '../../config/kinds/allocation.ts';
import { percent } from '../../format/number.ts';
import { type AnswerData, numberIn, rowsIn } from '../../frame/fields.ts';
import { usePortal } from '../../portal/PortalContext.tsx';
import { useFormat } from '../../portal/useFormat.ts';
import { text } from '../../text/text.ts';
import { ChartCard } from '../../widgets/ChartCard.tsx';
import { ChartTable } from '../../widgets/ChartTable.tsx';
import { barChartHeight } from '../../widgets/chartSize.ts';
import { lazyComponent } from '../../widgets/lazyComponent.tsx';
import { MissingPart } from '../../widgets/MissingPart.tsx';
import { InView } from '../parts/InView.tsx';

const BarChart = lazyComponent(async () => (await import('../../widgets/BarChart.tsx')).BarChart, MissingPart);

interface AllocationCardProps {
  chart: AllocationChart;
  data: AnswerData;
  /** Shows the figures as a table instead. */
  isTable: boolean;
  /** Chooses another way to split the amount. */
  choice: ReactNode;
}

/** A chart of one way to split an amount. */
export function AllocationCard({ chart, data, isTable, choice }: AllocationCardProps) {
  const format = useFormat();
  const { locale } = usePortal();
  const bars = rowsIn(data, chart.rows).map((row) => ({
    label: format('label', row[chart.label]),
    value: format(chart.format, row[chart.value], row.currency ?? data.currency),
    percent: numberIn(row, chart.share),
    share: percent(numberIn(row, chart.share), locale, 0),
  }));
  const said = bars.map(({ label, value, share }) => text.charts.bar(label, value, share)).join('; ');
  const table = (
    <ChartTable
      firstHidden
      label={chart.title}
      headers={[chart.title, text.charts.amount, text.charts.share]}
      rows={bars.map(({ label, value, share }) => [label, value, share])}
    />
  );
  return (
    <ChartCard title={choice}>
      {isTable ? (
        table
      ) : (
        <InView height={barChartHeight(bars.length)} instead={table}>
          <BarChart label={`${chart.title}: ${said}`} bars={bars} />
        </InView>
      )}
    </ChartCard>
  );
}
