import { useCoolDown } from '../../api/useCoolDown.ts';
import { type QueryState, tryAgain } from '../../frame/tryAgain.ts';
import { whatFailed } from '../../frame/whatFailed.ts';
import { text } from '../../text/text.ts';
import { Button } from '../../widgets/Button.tsx';
import { Icon } from '../../widgets/Icon.tsx';
import type { CheckedPart } from '../attention/useAttentionAnswers.ts';

/** What could not be checked, a line for each reason, and a way to try again; nothing where all has been. */
export function Unchecked({ className, parts }: { className: string | undefined; parts: readonly CheckedPart[] }) {
  return failuresOf(parts).map(({ reason, titles, queries }) => (
    <li key={reason} className={className}>
      <Icon name="error" />
      {reason === '' ? (
        <p>{text.faults.notUpToDate}</p>
      ) : (
        <p role="alert">{`${text.attention.unknown(titles.join(text.values.list))} ${reason}`}</p>
      )}
      <TryAgain queries={queries} />
    </li>
  ));
}

function TryAgain({ queries }: { queries: readonly QueryState[] }) {
  const isCoolingDown = useCoolDown(queries.find(({ error }) => error)?.error);
  return (
    <Button
      size="small"
      variant="quiet"
      busy={queries.some(({ isFetching }) => isFetching)}
      aria-disabled={isCoolingDown}
      onClick={() => tryAgain(queries)}
    >
      {text.actions.tryAgain}
    </Button>
  );
}

interface Failure {
  /** Why there is no answer; empty where there is one that could not be brought up to date. */
  reason: string;
  titles: string[];
  queries: QueryState[];
}

/** The parts that failed, those for the same reason together. */
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
