import { z } from 'zod';
import type { FormSection } from '../sections/form.ts';
import { type Check, routeProblems } from './check.ts';
import { dataOf, fieldProblems, operationProblems } from './fields.ts';
import { aboutProblems, aboutShape } from './formAbout.ts';
import { bodyProblems } from './formBody.ts';
import { fieldShape, fieldsProblems, inputsOf, sourceProblems } from './formFields.ts';
import { type Description, oneOf, type Problem } from './problem.ts';
import { common, path, text } from './words.ts';

const plainEffects = ['sign-out', 'refresh', 'toast', 'neutral-toast'];

/** The shape of a form section. */
export const formShape = z.strictObject({
  kind: z.literal('form'),
  ...common,
  intro: text.optional(),
  command: text,
  from: z
    .strictObject({
      query: text,
      object: text.optional(),
      editable: text.optional(),
      onlyChanged: z.boolean().optional(),
    })
    .optional(),
  fields: z.array(fieldShape).min(1),
  variants: z
    .strictObject({
      label: text,
      options: z.array(z.strictObject({ label: text, fields: z.array(text).min(1) })).min(2),
    })
    .optional(),
  columns: z.literal(2).optional(),
  supply: z
    .record(
      text,
      z.union([
        z.strictObject({ from: z.literal('reset-token'), missing: text }),
        z.strictObject({ from: z.literal('page') }),
      ]),
    )
    .optional(),
  about: z.array(aboutShape).min(1).optional(),
  receipt: z
    .strictObject({ title: text, reference: z.strictObject({ field: text, label: text }), again: text })
    .optional(),
  submit: text,
  success: z
    .array(
      z.union([z.enum(['sign-in', ...plainEffects]), z.strictObject({ toast: text }), z.strictObject({ goTo: path })]),
    )
    .min(1),
  failure: z.literal('neutral').optional(),
  failureSeconds: z.number().int().min(1).max(60).optional(),
  leaveFreely: z.boolean().optional(),
  links: z.array(z.strictObject({ label: text, to: path })).optional(),
});

/** Its sense. */
export const formCheck: Check<FormSection> = (section, path, portal, description) => {
  const unknown = operationProblems(`${path}.command`, section.command, 'command', description);
  if (unknown.length > 0) return unknown;
  const typed = section.fields.map(({ field }) => field);
  const untyped = [...inputsOf(section.command, description).keys()].filter((name) => !typed.includes(name));
  // Only an answer with a session can begin one.
  const effects = 'session_token' in dataOf(section.command, description) ? ['sign-in', ...plainEffects] : plainEffects;
  return [
    ...fieldsProblems(section, path, description),
    ...sourceProblems(section, `${path}.from`, description),
    ...(section.variants?.options ?? []).flatMap(({ fields }, at) =>
      fields.flatMap((name, index) => oneOf(`${path}.variants.options[${at}].fields[${index}]`, name, typed)),
    ),
    ...Object.keys(section.supply ?? {}).flatMap((name) => oneOf(`${path}.supply`, name, untyped)),
    ...bodyProblems(section, path, description),
    ...sessionProblems(section, path, description),
    ...letterProblems(section, path),
    ...aboutProblems(section, path, description),
    ...(section.receipt
      ? fieldProblems(
          `${path}.receipt.reference.field`,
          dataOf(section.command, description),
          section.receipt.reference.field,
          ['text'],
        )
      : []),
    ...section.success.flatMap((effect, index) => {
      const place = `${path}.success[${index}]`;
      if (typeof effect === 'string') return oneOf(place, effect, effects);
      return 'goTo' in effect ? routeProblems(`${place}.goTo`, effect.goTo, portal) : [];
    }),
    ...(section.links ?? []).flatMap((link, index) => routeProblems(`${path}.links[${index}].to`, link.to, portal)),
  ];
};

/** A session that an answer begins is kept: where it is the sense of the command, and where there is none before. */
function sessionProblems({ command, success }: FormSection, path: string, description: Description): Problem[] {
  const isForVisitors = path.startsWith('routes.public.') || description.operations[command]?.session === 'none';
  if (!isForVisitors || !('session_token' in dataOf(command, description)) || success.includes('sign-in')) return [];
  const found = success.map((effect) => (typeof effect === 'string' ? effect : Object.keys(effect)[0]));
  return [
    {
      path: `${path}.success`,
      message: `the answer of '${command}' begins a session, and nothing keeps it; found ${found.join(', ')}; allowed: with 'sign-in'`,
    },
  ];
}

/** What comes from the address, and a receipt, are for forms of signed-in screens that begin with no answer. */
function letterProblems({ about, fields, from, receipt }: FormSection, path: string): Problem[] {
  const isPublic = path.startsWith('routes.public.');
  if (!from && !isPublic) return [];
  const message = isPublic ? 'is for signed-in screens only' : 'is for a form without `from`';
  return [
    ...(about ? [{ path: `${path}.about`, message }] : []),
    ...(receipt ? [{ path: `${path}.receipt`, message }] : []),
    ...fields.flatMap(({ fromAddress }, index) =>
      fromAddress ? [{ path: `${path}.fields[${index}].fromAddress`, message }] : [],
    ),
  ];
}
