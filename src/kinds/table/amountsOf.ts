import { type AnswerData, objectIn } from '../../screen/fields.ts';
import type { Format } from '../../screen/useFormat.ts';
import { text } from '../../values/text/text.ts';
import type { RowAmounts } from './options.ts';
import { detailOf, isKnown } from './rowDetails.ts';

/** The amounts that a row has under individual names, such as the boxes of a tax slip; empty if it has none. */
export function amountsOf(part: RowAmounts, row: AnswerData, format: Format): { label: string; value: string }[] {
  const of = detailOf(row, part);
  return Object.entries(objectIn(of, part.amounts)).flatMap(([name, amount]) =>
    isKnown(amount)
      ? [{ label: text.list.named(part.label, name), value: format('money', amount, of.currency ?? row.currency) }]
      : [],
  );
}
