import { namesOf } from '../../figures/activityPayment.ts';
import { TryAgainButton } from '../../screen/TryAgainButton.tsx';
import type { QueryState } from '../../screen/tryAgain.ts';
import { whatFailed } from '../../screen/whatFailed.ts';
import { text } from '../../values/text/text.ts';
import type { LoadedCashFlow } from '../income/useCashFlow.ts';
import styles from './UpcomingPanel.module.css';

/** What could not be loaded, in one sentence, with a way to try all of it again. */
export function MissingRows({ coming, received }: { coming: LoadedCashFlow; received: QueryState }) {
  const words = text.upcoming;
  const loans = coming.schedules.filter(({ query }) => query.error);
  const parts = [
    { label: words.coming, queries: [coming.investments] },
    { label: words.scheduled, queries: [coming.activities] },
    {
      label: words.amountsOf(loans.map(({ holdings }) => namesOf(holdings)).join(text.values.list)),
      queries: loans.map(({ query }) => query),
    },
    { label: words.last, queries: [received] },
  ].filter(({ queries }) => queries.some(({ error }) => error));
  const failed = parts.flatMap(({ queries }) => queries.filter(({ error }) => error));
  const first = failed[0]?.error;
  if (!first) return null;
  const missing = parts.filter(({ queries }) => queries.some(({ error, data }) => error && data === undefined));
  const labels = missing.map(({ label }) => label).join(text.values.list);
  return (
    <div className={styles.missing} data-stale={!labels}>
      {labels ? (
        <p role="alert">{words.missing(labels, whatFailed(first))}</p>
      ) : (
        <p role="note">{text.upToDate.notUpToDate}</p>
      )}
      <TryAgainButton queries={failed} />
    </div>
  );
}
