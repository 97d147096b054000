import { skipToken, useQuery } from '@tanstack/react-query';
import { queryFor } from '../../client/queryFor.ts';
import { type AnswerData, rowsIn } from '../../screen/fields.ts';
import { useFormat } from '../../screen/useFormat.ts';
import { useUrlChoice } from '../../screen/useUrlChoice.ts';
import type { ChartConfig } from './options.ts';

/** The rows to choose from, and the chosen one. Ready at once for a chart without a choice. */
export function useChartChoice({ id, query, choice }: ChartConfig) {
  const format = useFormat();
  // Requested without fields of its own; the config check has verified the names against the description.
  const options = queryFor(choice?.query ?? query, {} as never);
  const answer = useQuery(choice ? options : { ...options, queryFn: skipToken });
  // An object, according to the description.
  const rows = choice && answer.data ? rowsIn(answer.data as unknown as AnswerData, choice.rows) : [];
  const all = rows.flatMap((row) => {
    const value = row[choice?.value ?? ''];
    const isFirst = row[choice?.initial ?? ''] === 1;
    return typeof value === 'string' ? [{ value, label: format('text', row[choice?.text ?? '']), isFirst }] : [];
  });
  const values = all.map(({ value }) => value);
  const first = all.find(({ isFirst }) => isFirst) ?? all[0];
  const chosen = useUrlChoice(id, 'choice', values, first?.value ?? '', { isOwn: true });
  const name = rows.find((row) => choice && row[choice.value] === chosen.value)?.[choice?.text ?? ''];
  return {
    answer,
    isReady: !choice || answer.data !== undefined,
    options: all.map(({ value, label }) => ({ value, label })),
    body: choice && chosen.value !== '' ? { [choice.field]: chosen.value } : {},
    name: typeof name === 'string' ? name : undefined,
    value: chosen.value,
    /** A value in the URL that is none of the rows. */
    unknown: all.length > 0 ? chosen.unknown : undefined,
    choose: chosen.choose,
  };
}
