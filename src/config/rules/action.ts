import { z } from 'zod';
import type { Portal } from '../portal.ts';
import type { ActionSection } from '../sections/action.ts';
import { type Check, routeProblems } from './check.ts';
import { formatsOf, objectsOf, operationProblems, valuesOf } from './fields.ts';
import { oneOf, type Problem } from './problem.ts';
import { saidProblems, saidShape } from './said.ts';
import { withInner } from './screensOf.ts';
import { common, path, text } from './words.ts';

/** The shape of an action section. */
export const actionShape = z.strictObject({
  kind: z.literal('action'),
  ...common,
  query: text,
  object: text,
  text,
  label: text,
  to: path,
  fill: z.record(text, z.union([text, z.strictObject({ field: text })])),
  when: z.strictObject({ field: text, is: text, otherwise: z.record(text, z.strictObject({ text })) }),
  said: saidShape.optional(),
});

/** Its sense. */
export const actionCheck: Check<ActionSection> = (section, path, portal, description) => {
  const unknown = operationProblems(`${path}.query`, section.query, 'query', description);
  if (unknown.length > 0) return unknown;
  const objects = objectsOf(section.query, description);
  const fields = objects.get(section.object);
  if (!fields) return oneOf(`${path}.object`, section.object, [...objects.keys()]);
  const shown = Object.keys(fields).filter((name) => formatsOf(fields[name]).length > 0);
  return [
    ...routeProblems(`${path}.to`, section.to, portal),
    ...fillProblems(section, path, portal),
    ...Object.entries(section.fill).flatMap(([name, filled]) =>
      typeof filled === 'string' ? [] : oneOf(`${path}.fill.${name}.field`, filled.field, shown),
    ),
    ...whenProblems(`${path}.when`, section.when, (name) => valuesOf(fields[name]), shown),
    ...saidProblems(`${path}.said`, section.said, objects),
  ];
};

/** A parameter begins with the id of a form on the screen that it leads to. */
function fillProblems({ fill, to }: ActionSection, path: string, { routes }: Portal): Problem[] {
  const sections = (routes.signedIn[to] ?? routes.public[to])?.sections ?? [];
  const forms = sections.flatMap(withInner).flatMap(({ kind, id }) => (kind === 'form' ? [id] : []));
  return Object.keys(fill)
    .filter((name) => !forms.some((id) => name.startsWith(`${id}-`)))
    .map((name) => ({
      path: `${path}.fill.${name}`,
      message: `'${to}' has no form that this begins with; its forms: ${forms.join(', ')}`,
    }));
}

/** The field has a few values, and each of them is either the one or has its words. */
function whenProblems(
  path: string,
  { field, is, otherwise }: ActionSection['when'],
  valuesAt: (name: string) => readonly string[],
  shown: readonly string[],
): Problem[] {
  const enumerated = shown.filter((name) => valuesAt(name).length > 0);
  const unknown = oneOf(`${path}.field`, field, enumerated);
  if (unknown.length > 0) return unknown;
  const others = valuesAt(field).filter((value) => value !== is);
  return [
    ...oneOf(`${path}.is`, is, valuesAt(field)),
    ...Object.keys(otherwise).flatMap((value) => oneOf(`${path}.otherwise.${value}`, value, others)),
    ...others
      .filter((value) => !Object.hasOwn(otherwise, value))
      .map((value) => ({
        path: `${path}.otherwise`,
        message: `does not say why there is no way on when '${field}' is '${value}'`,
      })),
  ];
}
