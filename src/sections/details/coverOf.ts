import type { DetailsSafety } from '../../config/kinds/details.ts';
import { type Decimal, readDecimal } from '../../format/decimal.ts';
import { exactSum, negated } from '../../format/exactSum.ts';
import { asText } from '../../format/formats.ts';
import { type AnswerData, objectIn, rowsIn, valueAt } from '../../frame/fields.ts';
import { text } from '../../text/text.ts';

/** An amount of the response, as it came; `amount` is undefined where it can't be counted with. */
interface Part {
  name: string;
  found: unknown;
  currency: unknown;
  amount: Decimal | undefined;
}

export interface Cover {
  value: Part;
  prior: Part;
  loan: Part;
  /** The value less all that it has to cover, exactly; negative where it does not. Undefined if a part is unknown. */
  left: Decimal | undefined;
  /** The parts that are missing, unreadable or in another currency. */
  unknown: readonly Part[];
}

/** What a property's value covers; undefined where the response is about no property. */
export function coverOf(safety: DetailsSafety, data: AnswerData): Cover | undefined {
  const list = valueAt(data, safety.prior.rows);
  const value = amountOf(safety.value, text.safety.value, data);
  if (list === undefined && value.found === undefined) return undefined;
  const { currency } = value;
  const inCurrency = (part: Part): Part => (part.currency === currency ? part : { ...part, amount: undefined });
  const loan = inCurrency(amountOf(safety.loan, text.safety.loan, data));
  const liens = rowsIn(data, safety.prior.rows).map((row) =>
    inCurrency(partOf(row, safety.prior.value, asText(row[safety.prior.name]) || text.safety.prior)),
  );
  const amounts = liens.flatMap(({ amount }) => amount ?? []);
  const isWhole = Array.isArray(list) && list.length === amounts.length;
  const sum = isWhole ? exactSum(amounts) : undefined;
  const prior: Part = { name: text.safety.prior, found: sum, currency, amount: sum };
  const unread = liens.filter(({ amount }) => amount === undefined);
  const unknown = [
    ...(value.amount === undefined || Number(value.amount) <= 0 ? [value] : []),
    ...(isWhole ? [] : unread.length > 0 ? unread : [prior]),
    ...(loan.amount === undefined ? [loan] : []),
  ];
  const [all, before, own] = [value.amount, sum, loan.amount];
  const isKnown = unknown.length === 0 && all !== undefined && before !== undefined && own !== undefined;
  return { value, prior, loan, unknown, left: isKnown ? exactSum([all, negated(before), negated(own)]) : undefined };
}

const amountOf = ({ object, field }: DetailsSafety['value'], name: string, data: AnswerData): Part =>
  partOf(objectIn(data, object), field, name);

const partOf = (of: AnswerData, field: string, name: string): Part => ({
  name,
  found: of[field],
  currency: of.currency,
  amount: readDecimal(of[field]),
});
