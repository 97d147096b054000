import { type CalendarDate, todayHere } from '../../format/calendar.ts';
import { useAnswerOf } from '../../frame/useAnswerOf.ts';
import { useUrlChoice } from '../../frame/useUrlChoice.ts';
import { useCashFlow } from '../parts/useCashFlow.ts';

const yearOf = (day: CalendarDate) => Number(day.slice(0, 4));

/** The payments of a chosen year and those to come, and the years that there are to choose from. */
export function useIncome(id: string) {
  const today = todayHere();
  const first = useAnswerOf('portfolioActivities', {
    sort_by: 'activity_date',
    sort_dir: 'asc',
    page: 1,
    per_page: 1,
  });
  const coming = useCashFlow();
  const ends = [first.data?.activities[0]?.activity_date, ...coming.flow.entries.map(({ day }) => day)];
  const years = yearsFrom(
    ends.flatMap((day) => day ?? []),
    yearOf(today),
  );
  const year = useUrlChoice(id, 'year', years, yearOf(today), { isOwn: true });
  const ofYear = useCashFlow({ from: `${year.value}-01-01`, to: `${year.value}-12-31` });
  return { first, coming, ofYear, year, years };
}

/** The years from the first day to the last, and this one, the latest first. */
function yearsFrom(days: readonly CalendarDate[], thisYear: number): number[] {
  const all = [thisYear, ...days.map(yearOf)];
  const [from, to] = [Math.min(...all), Math.max(...all)];
  return Array.from({ length: to - from + 1 }, (_, back) => to - back);
}
