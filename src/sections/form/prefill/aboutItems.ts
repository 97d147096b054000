import type { UseQueryResult } from '@tanstack/react-query';
import type { ApiError } from '../../../api/ApiError.ts';
import type { FormAbout } from '../../../config/kinds/about.ts';
import { type AnswerData, numberIn, objectIn, rowsIn } from '../../../frame/fields.ts';
import type { Format } from '../../../portal/useFormat.ts';
import { text } from '../../../text/text.ts';
import { boundsIn, type ShownField } from '../shownField.ts';

/** One thing that the address says a form is about, and how far it is known. */
export interface AboutItem {
  about: FormAbout;
  id: number;
  query: UseQueryResult<unknown, ApiError>;
  /** What the answer has of it; undefined as long as there is no answer. */
  found: AnswerData | undefined;
  /** The answer does not have it, or it is another investor's. */
  isUnknown: boolean;
}

/** What an answer has of the thing with this id. */
export function aboutItem(about: FormAbout, id: number, query: AboutItem['query']): AboutItem {
  const data = query.data as AnswerData | undefined; // An object, by the description.
  const found = data && foundIn(data, about, id);
  return { about, id, query, found, isUnknown: query.error?.status === 404 || (data !== undefined && !found) };
}

function foundIn(data: AnswerData, { object, rows = '', key = '' }: FormAbout, id: number): AnswerData | undefined {
  return object === undefined ? rowsIn(data, rows).find((row) => row[key] === id) : objectIn(data, object);
}

/** Its name, with the manager's number for it where there is one. */
export function nameOf({ about, found = {} }: AboutItem, format: Format): string {
  const name = format('text', found[about.name]);
  const reference = about.reference === undefined ? undefined : found[about.reference];
  return typeof reference === 'string' && reference ? text.about.name(name, reference) : name;
}

/** The field for the amount that goes with it; none where no amount fits, or it is not asked for. */
export function amountField({ about: { amount }, found }: AboutItem, format: Format): ShownField | undefined {
  if (!amount || !found) return undefined;
  const { where } = amount;
  if (where && !where.values.includes(String(found[where.field]))) return undefined;
  const least = numberIn(found, amount.least);
  const most = Math.min(...amount.most.map((name) => numberIn(found, name) ?? Number.POSITIVE_INFINITY));
  if (least === undefined || least > most) return undefined;
  const { currency } = found;
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
