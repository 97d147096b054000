import { skipToken, useQuery } from '@tanstack/react-query';
import { queryFor } from '../../api/queryFor.ts';
import type { ChartSection } from '../../config/sections/chart.ts';
import { type Fields, rowsIn } from '../fields.ts';
import { useChoice } from '../useChoice.ts';

/** What a chart is about: which rows there are to choose from, and which is chosen. Ready at once without a choice. */
export function useChartChoice({ id, query, choice }: ChartSection) {
  // It is asked for without fields of its own: the config's names have been held against the description.
  const options = queryFor(choice?.query ?? query, {} as never);
  const answer = useQuery(choice ? options : { ...options, queryFn: skipToken });
  // An object by the description.
  const rows = choice && answer.data ? rowsIn(answer.data as unknown as Fields, choice.rows) : [];
  const all = rows.map((row) => ({ value: String(row[choice?.value ?? '']), label: String(row[choice?.text ?? '']) }));
  const first = rows.findIndex((row) => choice && row[choice.initial] === 1);
  const values = all.map(({ value }) => value);
  const chosen = useChoice(id, 'choice', values, values[Math.max(0, first)] ?? '');
  const isReady = !choice || all.length > 0;
  return {
    answer,
    isReady,
    options: all,
    body: choice ? { [choice.field]: chosen.value } : {},
    name: all.find(({ value }) => value === chosen.value)?.label,
    value: chosen.value,
    /** What the address asks for and is none of them. */
    unknown: isReady ? chosen.unknown : undefined,
    choose: chosen.choose,
  };
}
