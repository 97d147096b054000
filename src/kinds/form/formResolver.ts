import { type FieldErrors, type FieldValues, type Resolver, set } from 'react-hook-form';
import type { $ZodRawIssue, $ZodType } from 'zod/v4/core';
import { bodyOf } from '../../client/bodyOf.ts';
import type { CommandId } from '../../client/types.ts';
import type { RowOptions } from '../../config/formParts.ts';
import type { AnswerData } from '../../screen/fields.ts';
import type { Format } from '../../screen/useFormat.ts';
import { withSecondTry } from '../../ui/withSecondTry.ts';
import { text } from '../../values/text/text.ts';
import { amountIn, type Notation } from './amountIn.ts';
import { bodyRule } from './bodyRule.ts';
import { fillFromRows } from './chosenRow.ts';
import { bodyFrom, entered } from './formValues.ts';
import { isAskedFor, shownFields } from './formVariants.ts';
import { issueText, missingText } from './issueText.ts';
import type { FormSection } from './options.ts';
import { boundsIn, type ShownField } from './shownField.ts';

/** Loads what validates a command's body, when a form is first touched: its schema and the zod resolver. */
export function loadRules(command: CommandId) {
  return withSecondTry(() => Promise.all([bodyOf(command), import('@hookform/resolvers/zod')]));
}

interface Rules extends Notation {
  section: Pick<FormSection, 'command' | 'from' | 'variants'>;
  /** The section's editable fields. */
  fields: readonly ShownField[];
  initial: FieldValues;
  answer: AnswerData;
  /** Values that the user does not enter, by path in the body, for what was entered. */
  supplied(entered: FieldValues): FieldValues;
  /** The rows that a select offers, which have been requested already. */
  rowsOf(options: RowOptions): Promise<readonly AnswerData[]>;
  format: Format;
}

/**
 * Validates a form by the rules of its command's body and of its config, with a message for each problem; returns the
 * body.
 */
export function formResolver({ supplied, format, rowsOf, ...form }: Rules): Resolver<FieldValues> {
  const { section } = form;
  return async (values, context, options) => {
    const fields = shownFields(section, form.fields, values);
    const [schema, { zodResolver }] = await loadRules(section.command);
    const fieldAt = (path: readonly PropertyKey[] = []) => fields.find(({ field }) => field === path.join('.'));
    const error = (issue: $ZodRawIssue) => issueText(issue, fieldAt(issue.path), format);
    // A form's values become the body's fields; the resolver's type would need to know them at compile time.
    const resolver = zodResolver(schema as never, { error } as never) as unknown as Resolver<FieldValues>;
    const body = bodyFrom({ ...form, fields, values, schema });
    await fillFromRows(body, fields, rowsOf);
    untickHidden(body, form.fields, fields, schema);
    for (const [name, value] of Object.entries(supplied(body))) if (value !== undefined) set(body, name, value);
    const result = await resolver(body, context, options);
    const errors: FieldErrors = { ...result.errors };
    for (const { field, message } of ownProblems(values, { ...form, fields, format })) {
      set(errors, field, { type: 'config', message });
    }
    return Object.keys(errors).length > 0 ? { values: {}, errors } : result;
  };
}

/** A hidden checkbox counts as unticked if the object that requires it is sent. */
function untickHidden(
  body: FieldValues,
  fields: readonly ShownField[],
  shown: readonly ShownField[],
  schema: $ZodType,
) {
  for (const { field, input, shownFor } of fields) {
    const isHidden = shownFor && !shown.some((one) => one.field === field);
    const [whole = ''] = field.split('.');
    if (!isHidden || input !== 'checkbox' || whole === field || body[whole] === undefined) continue;
    const { isOptional, isBoolean } = bodyRule(schema, field);
    if (!isOptional) set(body, field, isBoolean ? false : 0);
  }
}

type FormRules = Pick<Rules, 'fields' | 'format' | keyof Notation>;

/** The rules of the config and the responses, beyond those of the description. */
function ownProblems(values: FieldValues, rules: FormRules): { field: string; message: string }[] {
  return rules.fields.flatMap((field) => {
    const message = ownProblem(field, entered(field, values), values, rules);
    return message === undefined ? [] : [{ field: field.field, message }];
  });
}

function ownProblem(
  field: ShownField,
  value: string | boolean,
  values: FieldValues,
  { fields, format, ...notation }: FormRules,
): string | undefined {
  const { required, same, limits } = field;
  const otherOf = (name: string | undefined) => fields.find((candidate) => candidate.field === name);
  if (value === '') {
    return required && isAskedFor(field, values) ? missingText(field) : undefined;
  }
  const twin = otherOf(same);
  if (twin && value !== entered(twin, values)) return text.rules.same(twin.label);
  if (!limits || typeof value === 'boolean') return undefined;
  const amount = amountIn(field, value, notation);
  return amount < limits.least || amount > limits.most
    ? text.about.outOfBounds(...boundsIn(limits, format))
    : undefined;
}
