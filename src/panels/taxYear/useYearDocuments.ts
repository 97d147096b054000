import { todayHere } from '../../format/calendar.ts';
import { useAnswerOf } from '../../frame/useAnswerOf.ts';

/** The most rows of a page; a year has far fewer slips or statements. */
const most = 1000;
const inOrder = { sort_by: 'issued_date', sort_dir: 'asc', page: 1, per_page: most } as const;

/** The slips of a year, and the statements issued since it began, of which some are of later years. */
export function useYearDocuments(year: number) {
  const [today, end] = [todayHere(), `${year}-12-31`];
  const days = { start_date: `${year}-01-01`, end_date: today > end ? today : end };
  return {
    slips: useAnswerOf('documentList', { ...inOrder, tax_year: year }),
    statements: useAnswerOf('documentList', { ...inOrder, ...days, documenttype: 'investor_statement' }),
  };
}
