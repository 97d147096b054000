import { useMemo } from 'react';
import type { Condition } from '../../config/kinds/attention.ts';
import { todayHere } from '../../format/calendar.ts';
import type { AnswerData } from '../../frame/fields.ts';
import { usePreviousVisit } from '../../frame/VisitContext.tsx';
import { useFormat } from '../../portal/useFormat.ts';
import { type Item, itemsOf } from './itemsOf.ts';
import type { Asked } from './useConditions.ts';

const nothing: AnswerData = {};

/** Returns a function that lists the items of some conditions; it looks through each answer only once. */
export function useItems(): (asked: readonly Asked[]) => Item[] {
  const format = useFormat();
  const previousVisit = usePreviousVisit();
  const today = todayHere();
  return useMemo(() => {
    const known = new Map<Condition, { data: AnswerData; items: Item[] }>();
    return (asked) =>
      asked.flatMap(({ condition, query }) => {
        const data = (query.data ?? nothing) as AnswerData; // An object, according to the description.
        const before = known.get(condition);
        if (before?.data === data) return before.items;
        const items = itemsOf(condition, data, { today, previousVisit }, format);
        known.set(condition, { data, items });
        return items;
      });
  }, [format, previousVisit, today]);
}
