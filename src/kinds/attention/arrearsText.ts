import type { Arrears } from '../../figures/arrears.ts';
import type { Format } from '../../screen/useFormat.ts';
import { text } from '../../values/text/text.ts';
import { owedText } from './owedText.ts';

/** How long a loan has been past due; undefined if it is not. */
export const behindText = ({ name, daysPastDue = 0 }: Arrears, format: Format): string | undefined =>
  daysPastDue > 0 ? text.attention.behind(format('text', name), daysPastDue, format('number', daysPastDue)) : undefined;

/** My share of the failed payments; undefined if none failed. A sum of only some payments would look like the total. */
export function failedText({ since, owed, failed }: Arrears, isWhole: boolean, format: Format): string | undefined {
  if (failed.length === 0) return undefined;
  const count = format('number', failed.length);
  const amount = isWhole ? owedText(owed, format) : text.values.unknown;
  return text.attention.failed(failed.length, `${count}${isWhole ? '' : '+'}`, format('date', since), amount);
}
