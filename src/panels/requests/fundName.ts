import type { Format } from '../../portal/useFormat.ts';
import type { Investment } from '../../portfolio/answers.ts';
import { text } from '../../text/text.ts';

/** The name of a fund, with its account if another fund has the same name. */
export function fundName(fund: Investment, funds: readonly Investment[], format: Format): string {
  const name = format('text', fund.name);
  const isAlone = funds.every((one) => one === fund || one.name !== fund.name);
  return isAlone ? name : [name, format('label', fund.account_type)].join(text.values.list);
}
