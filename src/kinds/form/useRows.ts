import { type EnsureQueryDataOptions, useQueryClient } from '@tanstack/react-query';
import { queryFor } from '../../client/queryFor.ts';
import type { RowOptions } from '../../config/formParts.ts';
import { type AnswerData, rowsIn } from '../../screen/fields.ts';

/** Returns the function that reads the rows of a query that a select has requested. */
export function useRows(): (options: RowOptions) => Promise<readonly AnswerData[]> {
  const queryClient = useQueryClient();
  return async ({ query, rows }) => {
    const options = queryFor(query, {} as never); // The select asks for it without a body, too.
    const answer: unknown = await queryClient.ensureQueryData(options as EnsureQueryDataOptions);
    return rowsIn(answer as AnswerData, `data.${rows}`); // The whole envelope: `select` is for what draws.
  };
}
