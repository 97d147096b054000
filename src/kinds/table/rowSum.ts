import { type AnswerData, currencyOf, decimalIn } from '../../screen/fields.ts';
import type { Format } from '../../screen/useFormat.ts';
import type { SumLine } from '../../ui/SumList.tsx';
import { exactSum, negated } from '../../values/exactSum.ts';
import { text } from '../../values/text/text.ts';
import type { RowSum } from './options.ts';
import { detailOf, isKnown } from './rowDetails.ts';

interface WrittenSum {
  title: string | undefined;
  lines: SumLine[];
  sum: SumLine;
  /** The problem with the sum: missing amounts, or lines that do not add up to it. */
  note: string | undefined;
}

/** The lines of a sum with their signs, and its total as the response has it; undefined if the row has none of them. */
export function rowSum(sum: RowSum, row: AnswerData, format: Format): WrittenSum | undefined {
  const values = detailOf(row, sum);
  if (!sum.lines.some(({ field }) => isKnown(values[field]))) return undefined;
  const currency = currencyOf(values, sum.total.field) ?? row.currency;
  const read = [...sum.lines, { ...sum.total, minus: undefined }].map(({ field, label, format: kind, minus }) => {
    const found = decimalIn(values, field, kind);
    return { label, amount: found !== undefined && minus ? negated(found) : found };
  });
  const written = read.map(({ label, amount }) => ({ label, value: format('money', amount, currency) }));
  const amounts = read.flatMap(({ amount }) => (amount === undefined ? [] : [amount]));
  const missing = read.filter(({ amount }) => amount === undefined).map(({ label }) => label);
  const added = exactSum(amounts.slice(0, -1));
  const isRight = missing.length > 0 || Number(exactSum([added, negated(amounts.at(-1) ?? 0)])) === 0;
  const unread = missing.length > 0 ? text.list.notRead(missing.join(text.values.list)) : undefined;
  return {
    title: sum.title,
    lines: written.slice(0, -1),
    sum: { label: sum.total.label, value: written.at(-1)?.value ?? text.values.unknown },
    note: isRight ? unread : text.list.addedUp(format('money', added, currency)),
  };
}
