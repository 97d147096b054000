import { useFeaturesOf } from '../../api/useFeatures.ts';
import type { AllocationChart, AllocationConfig } from '../../config/kinds/allocation.ts';
import { percent } from '../../format/number.ts';
import { type AnswerData, currencyOf, numberIn, rowsIn } from '../../frame/fields.ts';
import { QueryFailure } from '../../frame/QueryFailure.tsx';
import { useAnswer } from '../../frame/useAnswer.ts';
import { useNews } from '../../frame/useNews.ts';
import { useUrlChoice } from '../../frame/useUrlChoice.ts';
import { featureState } from '../../portal/featureState.ts';
import { usePortal } from '../../portal/PortalContext.tsx';
import { useFormat } from '../../portal/useFormat.ts';
import { text } from '../../text/text.ts';
import type { Elements } from '../../widgets/elements.ts';
import { Loading } from '../../widgets/Loading.tsx';
import { Select } from '../../widgets/Select.tsx';
import { Skeleton } from '../../widgets/Skeleton.tsx';
import { SplitBar } from '../../widgets/SplitBar.tsx';
import styles from './AllocationBar.module.css';

interface AllocationBarProps {
  section: AllocationConfig;
  /** Shown if there is nothing to split. */
  none?: Elements;
  /** What a way to split it, by its rows, has below its bar. */
  below?: (rows: string) => Elements;
}

/** How an amount is split, as one bar; a way without rows, or whose feature is off, is not offered. */
export function AllocationBar({ section, none = null, below }: AllocationBarProps) {
  const { query, data } = useAnswer(section);
  const features = useFeaturesOf(section.charts);
  const isWaiting = !data || section.charts.some((chart) => featureState(chart.feature, features) === 'unknown');
  const charts = section.charts.filter(
    (chart) => data && featureState(chart.feature, features) === 'on' && rowsIn(data, chart.rows).length > 0,
  );
  const ways = charts.map((chart) => chart.rows);
  const way = useUrlChoice(section.id, 'by', ways, ways[0] ?? '', { isOwn: true });
  const shown = charts.find((chart) => chart.rows === way.value);
  useNews(isWaiting || !shown ? undefined : text.table.chosen(text.charts.split, shown.title));
  if (query.error && !data) return <QueryFailure query={query} />;
  if (!isWaiting && !shown) return none;
  return (
    <>
      <QueryFailure query={query} />
      <div className={styles.frame}>
        {isWaiting || !shown ? (
          <Loading>
            <Skeleton height="var(--space-12)" />
          </Loading>
        ) : (
          <Bar
            chart={shown}
            data={data}
            choice={
              <Select
                look="choice"
                label={text.charts.split}
                value={way.value}
                options={charts.map(({ rows, title }) => ({ value: rows, label: title }))}
                onValue={way.choose}
              />
            }
          />
        )}
      </div>
      {!isWaiting && shown && below?.(shown.rows)}
    </>
  );
}

interface BarProps {
  chart: AllocationChart;
  data: AnswerData;
  choice: Elements;
}

function Bar({ chart, data, choice }: BarProps) {
  const format = useFormat();
  const { locale } = usePortal();
  const parts = rowsIn(data, chart.rows).map((row) => ({
    label: format('label', row[chart.label]),
    value: format(chart.format, row[chart.value], currencyOf(row, chart.value) ?? data.currency),
    percent: numberIn(row, chart.share),
    share: percent(numberIn(row, chart.share), locale),
  }));
  return <SplitBar label={chart.title} parts={parts} choice={choice} />;
}
