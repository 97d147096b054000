import { type FieldValues, get, set } from 'react-hook-form';
import type { $ZodType } from 'zod/v4/core';
import { hasOtherApis } from '../../client/wire.ts';
import type { AnswerData } from '../../screen/fields.ts';
import { readNumber } from '../../values/readNumber.ts';
import { typed } from '../../values/typed.ts';
import { amountIn, type Notation } from './amountIn.ts';
import { type BodyRule, bodyRule } from './bodyRule.ts';
import { sentValue, shownValue } from './inOtherForm.ts';
import type { FormField, FormSection } from './options.ts';
import type { ShownField } from './shownField.ts';

/** A form's initial values: those of the response under the body's names, else those of the config, else empty ones. */
export function initialValues(fields: readonly FormField[], answer: AnswerData): FieldValues {
  const values: FieldValues = {};
  for (const field of fields) {
    const given: unknown = get(answer, field.field);
    const found =
      (hasOtherApis && field.sent ? shownValue({ ...field, sent: field.sent }, given, answer) : given) ?? field.initial;
    set(values, field.field, field.input === 'checkbox' ? found === 1 || found === true : String(found ?? ''));
  }
  return values;
}

/** The entered value as it is meant. */
export function entered(field: FormField, values: FieldValues): string | boolean {
  const value: unknown = get(values, field.field);
  if (typeof value === 'boolean') return value;
  return typed(field.input, typeof value === 'string' ? value : '');
}

function sent(
  field: ShownField,
  value: string | boolean,
  rule: BodyRule,
  { values, ...notation }: Notation & Pick<Entries, 'values'>,
): unknown {
  if (typeof value === 'boolean') return rule.isBoolean ? value : value ? 1 : 0;
  if (value === '') return rule.isNullable ? null : undefined;
  // Values offered by the portal are written as in the response, values typed by the user in the local notation.
  if (hasOtherApis && field.sent && field.input !== 'select')
    return sentValue({ ...field, sent: field.sent }, value, values, notation.locale, rule.isNumber);
  if (!rule.isNumber) return value;
  if (field.input === 'select') return Number(value);
  return field.input === 'money' ? amountIn(field, value, notation) : readNumber(value, notation.locale, 10);
}

interface Entries extends Notation {
  section: Pick<FormSection, 'command' | 'from'>;
  fields: readonly ShownField[];
  values: FieldValues;
  initial: FieldValues;
  /** The response with the initial values; its lists are sent whole, whichever item was changed. */
  answer: AnswerData;
  schema: $ZodType;
}

/** Builds the command's body from what was entered: each value in its type, and an empty one as null or left out. */
export function bodyFrom({ section, fields, values, initial, answer, schema, ...notation }: Entries): FieldValues {
  const body: FieldValues = {};
  for (const field of fields) {
    const value = entered(field, values);
    if (section.from?.onlyChanged && value === entered(field, initial)) continue;
    const [whole = ''] = field.field.split('.');
    if (whole !== field.field && section.from) body[whole] ??= structuredClone(answer[whole]);
    const found = sent(field, value, bodyRule(schema, field.field), { ...notation, values });
    if (found !== undefined)
      for (const [name, other] of Object.entries(field.limits?.beside ?? {})) set(body, name, other);
    if (found !== undefined) set(body, field.field, found);
    else if (get(body, field.field) !== undefined) set(body, field.field, undefined);
  }
  return body;
}

/** Whether the list item that a field belongs to exists; true for a field outside lists. */
export function itemIsThere({ field }: FormField, answer: AnswerData): boolean {
  const item = field.match(/^(.*\.\d+)\./)?.[1];
  return item === undefined || get(answer, item) !== undefined;
}
