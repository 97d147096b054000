import type { UseQueryResult } from '@tanstack/react-query';
import type { ApiError } from '../../../client/ApiError.ts';
import { type AnswerData, currencyOf, numberIn, objectIn } from '../../../screen/fields.ts';
import type { Format } from '../../../screen/useFormat.ts';
import { text } from '../../../values/text/text.ts';
import type { FormAbout } from '../options.ts';
import { boundsIn, type ShownField } from '../shownField.ts';

/** An object that the URL says a form is about; what is not known of it yet is undefined. */
export interface AboutItem {
  about: FormAbout;
  id: number;
  query: UseQueryResult<unknown, ApiError>;
  /** The object in the response; undefined until the response has arrived. */
  found: AnswerData | undefined;
  /** The response does not have it, or it belongs to another investor. */
  isUnknown: boolean;
}

/** The object with this id, as found in the response. */
export function aboutItem(about: FormAbout, id: number, query: AboutItem['query']): AboutItem {
  const data = query.data as AnswerData | undefined; // An object, according to the description.
  const found = data && objectIn(data, about.object);
  return { about, id, query, found, isUnknown: query.error?.status === 404 || (data !== undefined && !found) };
}

/** The object's name, with the manager's reference number if there is one. */
export function nameOf({ about, found = {} }: AboutItem, format: Format): string {
  const name = format('text', found[about.name]);
  const reference = about.reference === undefined ? undefined : found[about.reference];
  return typeof reference === 'string' && reference ? text.about.name(name, reference) : name;
}

/** The field for the amount that goes with the object; undefined if no amount is possible or needed. */
export function amountField({ about: { amount }, found }: AboutItem, format: Format): ShownField | undefined {
  if (!amount || !found) return undefined;
  const { where } = amount;
  if (where && !where.values.includes(String(found[where.field]))) return undefined;
  const boundOf = ({ field, format: kind }: typeof amount.least) =>
    found[field] == null ? undefined : (numberIn(found, field, kind) ?? Number.NaN);
  const least = boundOf(amount.least);
  const most = Math.min(...amount.most.map((one) => boundOf(one) ?? Number.POSITIVE_INFINITY));
  // A bound that cannot be read is not a number, which is not at most any other.
  if (least === undefined || !(least <= most)) return undefined;
  const currency = currencyOf(found, amount.least.field);
  const fixed = (amount.fixed ?? []).map(({ field, value }) => [field, value]);
  const limits = { least, most, currency, beside: { [amount.currency]: currency, ...Object.fromEntries(fixed) } };
  return {
    field: amount.field,
    label: amount.label,
    input: 'money',
    required: false,
    hint: text.about.bounds(...boundsIn(limits, format)),
    limits,
  };
}
