import { type FieldErrors, type FieldValues, type Resolver, set } from 'react-hook-form';
import type { $ZodRawIssue } from 'zod/v4/core';
import { bodyOf } from '../api/bodyOf.ts';
import type { CommandId } from '../api/types.ts';
import type { FormField, FormSection } from '../config/sections/form.ts';
import type { Format } from '../portal/useFormat.ts';
import { text } from '../text/text.ts';
import { withSecondTry } from '../widgets/withSecondTry.ts';
import type { Fields } from './fields.ts';
import { bodyFrom, entered } from './formValues.ts';
import { shownFields } from './formVariants.ts';
import { issueText } from './issueText.ts';

/** What checks a command's body, loaded when a form is first touched: its schema, and what asks it. */
export function loadRules(command: CommandId) {
  return withSecondTry(() => Promise.all([bodyOf(command), import('@hookform/resolvers/zod')]));
}

interface Rules {
  section: FormSection;
  /** Those of the section that can be changed. */
  fields: readonly FormField[];
  initial: FieldValues;
  answer: Fields;
  /** What nobody types. */
  supplied: FieldValues;
  locale: string;
  format: Format;
}

/** Checks a form by the rules of its command's body and of its config, each problem in words; gives the body. */
export function formResolver({ supplied, format, ...form }: Rules): Resolver<FieldValues> {
  const { section } = form;
  return async (values, context, options) => {
    const fields = shownFields(section, form.fields, values);
    const [schema, { zodResolver }] = await loadRules(section.command);
    const fieldAt = (path: readonly PropertyKey[] = []) => fields.find(({ field }) => field === path.join('.'));
    const error = (issue: $ZodRawIssue) => issueText(issue, fieldAt(issue.path), format);
    // A form's values become the body's own fields; the resolver's type wants to know them at compile time.
    const resolver = zodResolver(schema as never, { error } as never) as unknown as Resolver<FieldValues>;
    const body = { ...bodyFrom({ ...form, fields, values, schema }), ...supplied };
    const result = await resolver(body, context, options);
    const errors: FieldErrors = { ...result.errors };
    for (const { field, message } of ownProblems(fields, values)) {
      set(errors, field, { type: 'config', message });
    }
    return Object.keys(errors).length > 0 ? { values: {}, errors } : result;
  };
}

/** What the config asks for beside the description. */
function ownProblems(fields: readonly FormField[], values: FieldValues): { field: string; message: string }[] {
  return fields.flatMap((field) => {
    const value = entered(field, values);
    const other = fields.find((candidate) => candidate.field === field.same);
    if (field.required && value === '') return [{ field: field.field, message: text.rules.required }];
    if (!other || value === '' || value === entered(other, values)) return [];
    return [{ field: field.field, message: text.rules.same(other.label) }];
  });
}
