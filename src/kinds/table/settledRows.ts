import { sumFacts } from '../../client/sumFacts.ts';
import type { QueryId } from '../../client/types.ts';
import type { AnswerData } from '../../screen/fields.ts';

/** The rows that count in a sum, and those that do not, by their state. */
interface SettledRows {
  counted: readonly AnswerData[];
  left: ReadonlyMap<unknown, readonly AnswerData[]>;
}

/** Divides rows by the state of their payments (Reading R51); rows without such a state all count. */
export function settledRows(rows: readonly AnswerData[], query: QueryId, list: string): SettledRows {
  const settled = sumFacts(query).settled?.[list];
  const left = new Map<unknown, AnswerData[]>();
  if (!settled) return { counted: rows, left };
  const counted = rows.filter((row) => settled.values.includes(String(row[settled.field])));
  if (counted.length === rows.length) return { counted: rows, left };
  for (const row of rows) {
    const state = row[settled.field];
    if (settled.values.includes(String(state))) continue;
    const same = left.get(state);
    if (same) same.push(row);
    else left.set(state, [row]);
  }
  return { counted, left };
}
