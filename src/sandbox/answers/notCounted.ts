import { type Entry, isSettled } from '../ledger/entries.ts';
import { sum } from '../ledger/figures.ts';
import { amount } from '../ledger/money.ts';
import type { Schema } from '../schema.ts';

/** The amounts that the totals of some rows in one currency leave out, by status; nothing if all rows are settled. */
export function notCounted(
  rows: readonly Pick<Entry, 'status' | 'net'>[],
  currency: string,
): { not_counted?: Schema<'NotCounted'> } {
  const left = rows.filter((row) => !isSettled(row));
  if (left.length === 0) return {};
  const statuses = [...new Set(left.map(({ status }) => status))].sort();
  const parts = statuses.map((status) => {
    const own = left.filter((row) => row.status === status);
    return [status, { count: own.length, net_amount: amount(sum(own, ({ net }) => net)), currency }] as const;
  });
  return { not_counted: Object.fromEntries(parts) };
}
