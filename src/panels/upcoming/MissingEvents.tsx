import { QueryFailure } from '../../frame/QueryFailure.tsx';
import type { QueryState } from '../../frame/tryAgain.ts';
import { whatFailed } from '../../frame/whatFailed.ts';
import { namesOf } from '../../portfolio/activityPayment.ts';
import { text } from '../../text/text.ts';
import type { LoadedCashFlow } from '../parts/useCashFlow.ts';

/** What could not be loaded, each with a way to try again. */
export function MissingEvents({ coming, offers }: { coming: LoadedCashFlow; offers: QueryState }) {
  const words = text.upcoming;
  const failed = coming.schedules.filter(({ query }) => query.error);
  const loans = failed.map(({ holdings }) => namesOf(holdings)).join(text.values.list);
  return (
    <>
      <Missing title={[words.payment, words.matures].join(text.values.list)} queries={[coming.investments]} />
      <Missing title={words.scheduled} queries={coming.activities} />
      <Missing title={words.amountsOf(loans)} queries={failed.map(({ query }) => query)} />
      <Missing title={words.offerCloses} queries={[offers]} />
    </>
  );
}

function Missing({ title, queries }: { title: string; queries: readonly QueryState[] }) {
  const [first, ...others] = queries.filter(({ error }) => error);
  if (!first?.error) return null;
  return <QueryFailure query={first} others={others} message={text.upcoming.missing(title, whatFailed(first.error))} />;
}
