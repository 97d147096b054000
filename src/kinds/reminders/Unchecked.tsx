import { TryAgainButton } from '../../screen/TryAgainButton.tsx';
import type { QueryState } from '../../screen/tryAgain.ts';
import { whatFailed } from '../../screen/whatFailed.ts';
import { Icon } from '../../ui/Icon.tsx';
import { text } from '../../values/text/text.ts';
import type { CheckedPart } from '../attention/useAttentionAnswers.ts';

/** What could not be checked, a line for each reason, and a way to try again; nothing if all was checked. */
export function Unchecked({ className, parts }: { className: string | undefined; parts: readonly CheckedPart[] }) {
  return failuresOf(parts).map(({ reason, titles, queries }) => (
    <li key={reason} className={className} data-stale={!reason}>
      <Icon name="error" />
      {reason ? (
        <p role="alert">{`${text.attention.unknown(titles.join(text.values.list))} ${reason}`}</p>
      ) : (
        <p>{text.upToDate.notUpToDate}</p>
      )}
      <TryAgainButton queries={queries} quiet />
    </li>
  ));
}

interface Failure {
  /** Why there is no answer; empty if there is an answer that could not be refreshed. */
  reason: string;
  titles: string[];
  queries: QueryState[];
}

/** The parts that failed, grouped by reason. */
function failuresOf(parts: readonly CheckedPart[]): readonly Failure[] {
  const all = new Map<string, Failure>();
  for (const { titles, queries, isWaiting } of parts) {
    const error = queries.find((query) => query.error)?.error;
    if (!error || isWaiting) continue;
    const reason = queries.some(({ data }) => data === undefined) ? whatFailed(error) : '';
    const failure = all.get(reason) ?? { reason, titles: [], queries: [] };
    failure.titles.push(...titles);
    failure.queries.push(...queries);
    all.set(reason, failure);
  }
  return [...all.values()];
}
