import { useQueries } from '@tanstack/react-query';
import { fourAtATime } from '../../api/fourAtATime.ts';
import { queryFor } from '../../api/queryFor.ts';
import type { Payments } from '../../config/kinds/income.ts';
import { type AnswerData, numberIn, rowsIn } from '../../frame/fields.ts';

/** The number of schedules that are asked for at most. */
export const mostSchedules = 24;

/** Asks for the schedules of the rows that have one. */
export function useSchedules({ rows: list, scheduled }: Payments, data: AnswerData | undefined) {
  const numbered = scheduled && data ? rowsIn(data, list) : [];
  const byNumber = new Map<number, AnswerData>();
  for (const row of numbered) {
    const number = scheduled && numberIn(row, scheduled.field);
    if (number !== undefined && !byNumber.has(number)) byNumber.set(number, row);
  }
  const asked = [...byNumber].slice(0, mostSchedules);
  const queries = useQueries({
    queries: asked.flatMap(([number]) =>
      // The config check has verified these names against the description.
      scheduled ? [fourAtATime(queryFor(scheduled.by.query, { [scheduled.by.parameter]: number } as never))] : [],
    ),
  });
  return {
    /** The number of rows whose schedules are not asked for. */
    others: byNumber.size - asked.length,
    schedules: asked.flatMap(([, row], at) => {
      const query = queries[at];
      return query ? [{ row, query }] : [];
    }),
  };
}
