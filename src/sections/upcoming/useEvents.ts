import { isPaged } from '../../api/isPaged.ts';
import { queryFor } from '../../api/queryFor.ts';
import { useFeaturesOf } from '../../api/useFeatures.ts';
import type { UpcomingEvent } from '../../config/kinds/upcoming.ts';
import type { AnswerData } from '../../frame/fields.ts';
import { useAfterCards } from '../../frame/useAfterCards.ts';
import { featureState } from '../../portal/featureState.ts';
import { useDistinctQueries } from '../parts/useDistinctQueries.ts';

const firstPage = { page: 1, per_page: 100 };

/** Asks for the events, except those whose feature is off: the first query at once, the others after the cards. */
export function useEvents(events: readonly UpcomingEvent[]) {
  const features = useFeaturesOf(events);
  const hasCards = useAfterCards();
  const asked = events
    .filter(({ feature }) => featureState(feature, features) !== 'off')
    .map((event) => {
      const { query, where, feature } = event;
      // The config check has verified these names against the description.
      const options = queryFor(query, { ...where, ...(isPaged(query) && firstPage) } as never);
      const enabled = featureState(feature, features) === 'on' && (hasCards || query === events[0]?.query);
      return { event, options: { ...options, enabled } };
    });
  const queries = useDistinctQueries(asked.map(({ options }) => options));
  return asked.flatMap(({ event }, at) => {
    const query = queries[at];
    // An object, according to the description.
    return query ? [{ event, query, data: query.data as unknown as AnswerData | undefined }] : [];
  });
}
