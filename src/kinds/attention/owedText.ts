import type { Owed } from '../../figures/arrears.ts';
import type { Format } from '../../screen/useFormat.ts';
import { text } from '../../values/text/text.ts';

/** What is owed: "$750.00" if it is only interest, else "$750.00 of interest and $10,000.00 of principal". */
export function owedText(owed: readonly Owed[], format: Format): string {
  const words = text.attention;
  const isInterest = owed.every(({ kind }) => kind === 'interest');
  return owed
    .map(({ kind, sums }) => {
      const written = sums.map(({ amount, currency }) => format('money', amount, currency)).join(text.values.list);
      return isInterest ? written : words.owed[kind](written);
    })
    .join(words.and);
}
