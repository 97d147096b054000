import { z } from 'zod';
import type { FormSection } from '../sections/form.ts';
import { type Check, routeProblems } from './check.ts';
import { oneOf } from './problem.ts';
import { fieldsOf, operationProblems } from './shapes.ts';
import { common, path, text } from './words.ts';

/** The shape of a form section. */
export const formShape = z.strictObject({
  kind: z.literal('form'),
  ...common,
  intro: text.optional(),
  command: text,
  fields: z
    .array(
      z.strictObject({
        field: text,
        label: text,
        input: z.enum(['text', 'email', 'password', 'new-password', 'tel']),
        autocomplete: text,
        hint: text.optional(),
      }),
    )
    .min(1),
  submit: text,
  success: z.array(z.union([z.enum(['sign-in', 'refresh', 'toast']), z.strictObject({ goTo: path })])).min(1),
  failureSeconds: z.number().int().min(1).max(60).optional(),
  links: z.array(z.strictObject({ label: text, to: path })).optional(),
});

/** Its sense. */
export const formCheck: Check<FormSection> = (section, path, portal, description) => {
  const unknown = operationProblems(`${path}.command`, section.command, 'command', description);
  if (unknown.length > 0) return unknown;
  const filledIn = ['session_token', 'investor_id'];
  const inputs = Object.keys(fieldsOf(description.shapes[section.command]?.body)).filter(
    (name) => !filledIn.includes(name),
  );
  return [
    ...section.fields.flatMap((entry, index) => oneOf(`${path}.fields[${index}].field`, entry.field, inputs)),
    ...section.success.flatMap((effect, index) =>
      typeof effect === 'object' ? routeProblems(`${path}.success[${index}].goTo`, effect.goTo, portal) : [],
    ),
    ...(section.links ?? []).flatMap((link, index) => routeProblems(`${path}.links[${index}].to`, link.to, portal)),
  ];
};
