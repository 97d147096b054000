import { skipToken, useQuery } from '@tanstack/react-query';
import { queryFor } from '../../api/queryFor.ts';
import type { ChartConfig } from '../../config/kinds/chart.ts';
import { type AnswerData, rowsIn } from '../../frame/fields.ts';
import { useUrlChoice } from '../../frame/useUrlChoice.ts';
import { useFormat } from '../../portal/useFormat.ts';

/** What a chart is about: which rows there are to choose from, and which is chosen. Ready at once without a choice. */
export function useChartChoice({ id, query, choice }: ChartConfig) {
  const format = useFormat();
  // It is asked for without fields of its own: the config's names have been held against the description.
  const options = queryFor(choice?.query ?? query, {} as never);
  const answer = useQuery(choice ? options : { ...options, queryFn: skipToken });
  // An object by the description.
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
    /** What the address asks for and is none of them. */
    unknown: all.length > 0 ? chosen.unknown : undefined,
    choose: chosen.choose,
  };
}
