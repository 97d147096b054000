import { useQuery } from '@tanstack/react-query';
import { queryFor } from '../../client/queryFor.ts';
import type { Data } from '../../client/types.ts';
import {
  type Added,
  addedOf,
  type CourseEvent,
  comparedDay,
  courseEvents,
  type Invested,
} from '../../figures/added.ts';
import { useAfterCards } from '../../screen/useAfterCards.ts';
import { addDays, readDay } from '../../values/calendar.ts';
import { type Decimal, readDecimal } from '../../values/decimal.ts';

/** The most events that are named in the course of the invested amount. */
const mostEvents = 2;

/** What was added, since which day, and the known events that changed the course; asks after the cards. */
export function useAdded(invested: Invested | undefined): {
  since: string | undefined;
  added: Added;
  events: CourseEvent[];
} {
  const isAsked = useAfterCards();
  const since = invested && comparedDay(invested);
  const compared = daysOf(since && addDays(since, 1), invested?.as_of_date);
  const shown = daysOf(invested?.period_start_date, invested?.period_end_date);
  const list = (days: Days | undefined, body: object) => ({
    ...queryFor('portfolioActivities', { ...days, ...body, page: 1 }),
    enabled: isAsked && days !== undefined,
  });
  const reinvested = useQuery(list(compared, { activity_type: 'reinvestment', per_page: 1 }));
  const moved = useQuery(list(compared, { per_page: 1 }));
  const deposits = useQuery(list(shown, { activity_type: 'deposit', per_page: 100 }));
  const repaid = useQuery(list(shown, { activity_type: 'return_of_capital', per_page: 100 }));
  const { data: held } = useQuery({ ...queryFor('investmentList', {}), enabled: isAsked });
  const activities = [deposits, repaid].flatMap(({ data }) => data?.activities ?? []);
  return {
    since,
    added: addedOf(
      invested,
      totalIn(invested?.currency, reinvested.data, 'inflow_amount'),
      totalIn(invested?.currency, moved.data, 'outflow_amount'),
    ),
    events: invested ? courseEvents(invested, activities, held?.investments ?? [], mostEvents) : [],
  };
}

type Days = { start_date: string; end_date: string };

function daysOf(first: unknown, last: unknown): Days | undefined {
  const [start_date, end_date] = [readDay(first), readDay(last)];
  return start_date !== undefined && end_date !== undefined && start_date <= end_date
    ? { start_date, end_date }
    : undefined;
}

/** A total of the activities in this currency: zero if none is in it, undefined until they have loaded. */
function totalIn(
  currency: string | undefined,
  data: Data<'portfolioActivities'> | undefined,
  field: 'inflow_amount' | 'outflow_amount',
): Decimal | undefined {
  const totals = [data?.totals, ...Object.values(data?.other_totals ?? {})];
  const own = totals.find((one) => one?.currency === currency);
  return own ? readDecimal(own[field]) : data && 0;
}
