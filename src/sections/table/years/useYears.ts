import { useQuery } from '@tanstack/react-query';
import { queryFor } from '../../../api/queryFor.ts';
import type { TableConfig } from '../../../config/kinds/table.ts';
import type { Years } from '../../../config/kinds/years.ts';
import { dayOf } from '../../../format/calendar.ts';
import { type AnswerData, rowsIn, valueAt } from '../../../frame/fields.ts';
import { useSubjectBody } from '../../../frame/SubjectGate.tsx';
import { yearIn } from './yearOf.ts';

/** The years that a list covers, the latest first; undefined until known. A failed query is returned to be shown, beside all. */
export function useYears(section: TableConfig, { by, also }: Years) {
  const subject = useSubjectBody(section.query);
  const atEnd = (sort_dir: 'asc' | 'desc') => {
    const body = { ...subject, ...section.where, sort_by: by, sort_dir, page: 1, per_page: 1 };
    // The config check has verified these names against the description.
    return queryFor(section.query, body as never);
  };
  const ends = [useQuery(atEnd('asc')), useQuery(atEnd('desc'))] as const;
  const failed = ends.find(({ isError }) => isError);
  if (failed || ends.some(({ isPending }) => isPending)) return { years: undefined, failed, ends };
  const answers = ends.map(({ data }) => (data ?? {}) as AnswerData);
  const days = answers
    .flatMap((answer) => rowsIn(answer, section.rows).slice(0, 1))
    .map((row) => dayOf(row[by], 'date'));
  const issued = days.flatMap((day) => day ?? []).map(yearIn);
  const others = also === undefined ? [] : answers.flatMap((answer) => valueAt(answer, also));
  const known = others.filter((year): year is number => Number.isInteger(year));
  return { years: yearsFrom(issued, known), failed, ends };
}

/** The years from the first to the last one issued, and further ones; the latest first. */
function yearsFrom(issued: readonly number[], others: readonly number[]): number[] {
  const first = Math.min(...issued);
  const between =
    issued.length > 0 ? Array.from({ length: Math.max(...issued) - first + 1 }, (_, at) => first + at) : [];
  return [...new Set([...between, ...others])].sort((a, b) => b - a);
}
