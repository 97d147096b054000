import { useQuery } from '@tanstack/react-query';
import { queryFor } from '../../../api/queryFor.ts';
import type { TableConfig } from '../../../config/kinds/table.ts';
import type { YearRecords, Years } from '../../../config/kinds/years.ts';
import { todayHere } from '../../../format/calendar.ts';
import { type AnswerData, rowsIn } from '../../../frame/fields.ts';
import { useSubjectBody } from '../../../frame/SubjectGate.tsx';
import { daysOf } from './yearOf.ts';

/** The most rows of a page; a year has far fewer slips or statements. */
const most = 1000;

/** The slips of a year, and the statements issued since it began, of which some are of later years. */
export function useYearRows(section: TableConfig, { by }: Years, { slips, statements }: YearRecords, year: number) {
  const subject = useSubjectBody(section.query);
  const { start_date, end_date } = daysOf(year);
  const today = todayHere();
  const days = { start_date, end_date: today > end_date ? today : end_date };
  const rowsOf = (narrowed: AnswerData) => {
    const body = { ...subject, ...section.where, ...narrowed, sort_by: by, sort_dir: 'asc', page: 1, per_page: most };
    // The config check has verified these names against the description.
    return queryFor(section.query, body as never);
  };
  const asked = [useQuery(rowsOf({ [slips.year]: year })), useQuery(rowsOf({ ...statements.where, ...days }))] as const;
  const [ofSlips, ofStatements] = asked.map((query) => ({
    query,
    rows: query.data && rowsIn(query.data as unknown as AnswerData, section.rows),
  }));
  return { slips: ofSlips, statements: ofStatements };
}
