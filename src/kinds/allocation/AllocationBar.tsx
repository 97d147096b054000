import { useFeaturesOf } from '../../client/useFeatures.ts';
import { featureState } from '../../screen/featureState.ts';
import { currencyOf, numberIn, rowsIn } from '../../screen/fields.ts';
import { usePortal } from '../../screen/PortalContext.tsx';
import { QueryFailure } from '../../screen/QueryFailure.tsx';
import { useAnswer } from '../../screen/useAnswer.ts';
import { useFormat } from '../../screen/useFormat.ts';
import { useNews } from '../../screen/useNews.ts';
import { useUrlChoice } from '../../screen/useUrlChoice.ts';
import type { Elements } from '../../ui/elements.ts';
import { Loading } from '../../ui/Loading.tsx';
import { Select } from '../../ui/Select.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { SplitBar, type SplitPart } from '../../ui/SplitBar.tsx';
import { percent } from '../../values/number.ts';
import { text } from '../../values/text/text.ts';
import styles from './AllocationBar.module.css';
import type { AllocationConfig } from './options.ts';

/** A way to split an amount. */
export interface SplitWay {
  id: string;
  title: string;
  parts: readonly SplitPart[];
}

interface AllocationBarProps {
  section: AllocationConfig;
  /** A way that comes from another answer, for the currency of the others. */
  further?: ((currency: string) => SplitWay) | undefined;
  /** Shown if there is nothing to split. */
  none?: Elements;
  /** What a way, by its id, has below its bar. */
  below?: (way: string) => Elements;
}

/** How an amount is split, as one bar; a way without rows, or whose feature is off, is not offered. */
export function AllocationBar({ section, none = null, further, below }: AllocationBarProps) {
  const format = useFormat();
  const { locale } = usePortal();
  const { query, data } = useAnswer(section);
  const features = useFeaturesOf(section.charts);
  const isWaiting = !data || section.charts.some((chart) => featureState(chart.feature, features) === 'unknown');
  const described = section.charts
    .filter((chart) => data && featureState(chart.feature, features) === 'on' && rowsIn(data, chart.rows).length > 0)
    .map(({ rows: id, title, ...chart }): SplitWay => {
      const parts = rowsIn(data ?? {}, id).map((row) => ({
        label: format('label', row[chart.label]),
        value: format(chart.format, row[chart.value], currencyOf(row, chart.value) ?? data?.currency),
        percent: numberIn(row, chart.share),
        share: percent(numberIn(row, chart.share), locale),
      }));
      return { id, title, parts };
    });
  const { currency } = data ?? {};
  const ways = [...described, ...(further && typeof currency === 'string' ? [further(currency)] : [])];
  const ids = ways.map(({ id }) => id);
  const way = useUrlChoice(section.id, 'by', ids, ids[0] ?? '', { isOwn: true });
  const shown = ways.find(({ id }) => id === way.value);
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
          <SplitBar
            label={shown.title}
            parts={shown.parts}
            choice={
              <Select
                look="choice"
                label={text.charts.split}
                value={way.value}
                options={ways.map(({ id, title }) => ({ value: id, label: title }))}
                onValue={way.choose}
              />
            }
          />
        )}
      </div>
      {!isWaiting && shown && below?.(shown.id)}
    </>
  );
}
