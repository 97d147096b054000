import { type FieldValues, get, set } from 'react-hook-form';
import type { $ZodType } from 'zod/v4/core';
import type { FormField, FormSection } from '../../config/kinds/form.ts';
import { readNumber } from '../../format/readNumber.ts';
import type { AnswerData } from '../../frame/fields.ts';
import { type BodyRule, bodyRule } from './bodyRule.ts';
import type { ShownField } from './shownField.ts';

/** What a form begins with: an answer's values under the body's own names, else those of the config, else nothing. */
export function initialValues(fields: readonly FormField[], answer: AnswerData): FieldValues {
  const values: FieldValues = {};
  for (const field of fields) {
    const found: unknown = get(answer, field.field) ?? field.initial;
    set(values, field.field, field.input === 'checkbox' ? found === 1 : String(found ?? ''));
  }
  return values;
}

const passwords: readonly string[] = ['password', 'new-password'];

/** What somebody has entered, as it counts: without blanks around it, but for passwords; digits without any. */
export function entered(field: FormField, values: FieldValues): string | boolean {
  const value: unknown = get(values, field.field);
  if (typeof value === 'boolean') return value;
  const written = typeof value === 'string' ? value : '';
  if (field.input === 'digits') return written.replace(/[\s-]/g, '');
  return passwords.includes(field.input) ? written : written.trim();
}

function sent(field: FormField, value: string | boolean, rule: BodyRule, locale: string): unknown {
  if (typeof value === 'boolean') return value ? 1 : 0;
  if (value === '') return rule.isNullable ? null : undefined;
  if (!rule.isNumber) return value;
  // What the portal offers to choose from is written as in the answer, what somebody types as is usual here.
  return field.input === 'select' ? Number(value) : readNumber(value, locale, field.input === 'money' ? 2 : 10);
}

interface Entries {
  section: FormSection;
  fields: readonly ShownField[];
  values: FieldValues;
  initial: FieldValues;
  /** Where the values came from; lists of it are sent whole, whichever of their items was changed. */
  answer: AnswerData;
  schema: $ZodType;
  locale: string;
}

/** The command's body for what has been entered: each value of its type, and nothing where nothing is. */
export function bodyFrom({ section, fields, values, initial, answer, schema, locale }: Entries): FieldValues {
  const body: FieldValues = {};
  for (const field of fields) {
    const value = entered(field, values);
    if (section.from?.onlyChanged && value === entered(field, initial)) continue;
    const [whole = ''] = field.field.split('.');
    if (whole !== field.field && section.from) body[whole] ??= structuredClone(answer[whole]);
    const found = sent(field, value, bodyRule(schema, field.field), locale);
    if (found !== undefined)
      for (const [name, other] of Object.entries(field.limits?.beside ?? {})) set(body, name, other);
    if (found !== undefined) set(body, field.field, found);
    else if (get(body, field.field) !== undefined) set(body, field.field, undefined);
  }
  return body;
}

/** Whether the list that a field is in has the item that is meant; true for one in no list. */
export function itemIsThere({ field }: FormField, answer: AnswerData): boolean {
  const item = field.match(/^(.*\.\d+)\./)?.[1];
  return item === undefined || get(answer, item) !== undefined;
}
