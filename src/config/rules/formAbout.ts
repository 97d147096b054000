import { z } from 'zod';
import type { AboutAmount, FormAbout } from '../sections/about.ts';
import type { FormSection } from '../sections/form.ts';
import { bodyOf, fieldProblems, listsOf, objectsOf, operationProblems, valuesOf } from './fields.ts';
import { inputsOf } from './formFields.ts';
import { rowKeyProblems } from './keys.ts';
import { type Description, type Fields, oneOf, type Problem } from './problem.ts';
import { text } from './words.ts';

const shared = { field: text, label: text, query: text, name: text, reference: text.optional() };

const amountShape = z.strictObject({
  field: text,
  label: text,
  currency: text,
  fixed: z.array(z.strictObject({ field: text, value: z.number() })).optional(),
  least: text,
  most: z.array(text).min(1),
  where: z.strictObject({ field: text, values: z.array(text).min(1) }).optional(),
});

/** The shape of what a form may be about. */
export const aboutShape = z.union([
  z.strictObject({ ...shared, object: text, parameter: text, amount: amountShape.optional() }),
  z.strictObject({ ...shared, rows: text, key: text }),
]);

/** Its sense: fields of the body that nobody types, and of an answer that names what they stand for. */
export function aboutProblems(section: FormSection, path: string, description: Description): Problem[] {
  const typed = section.fields.map(({ field }) => field);
  const untyped = [...inputsOf(section.command, description).keys()].filter((name) => !typed.includes(name));
  return (section.about ?? []).flatMap((about, index) => {
    const place = `${path}.about[${index}]`;
    const problems = oneOf(`${place}.field`, about.field, untyped);
    const unknown = operationProblems(`${place}.query`, about.query, 'query', description);
    if (unknown.length > 0) return [...problems, ...unknown];
    const { fields, missing } = answerOf(about, place, description);
    if (!fields) return [...problems, ...missing];
    return [
      ...problems,
      ...missing,
      ...fieldProblems(`${place}.name`, fields, about.name, ['text']),
      ...(about.reference === undefined ? [] : fieldProblems(`${place}.reference`, fields, about.reference, ['text'])),
      ...(about.amount ? amountProblems(about.amount, `${place}.amount`, fields, untyped) : []),
    ];
  });
}

/** The object or the row that has the name, and what is wrong with the way to it. */
function answerOf(about: FormAbout, path: string, description: Description): { fields?: Fields; missing: Problem[] } {
  const { query, object, rows, parameter = '', key = '' } = about;
  if (object !== undefined) {
    const objects = objectsOf(query, description);
    const fields = objects.get(object);
    const asked = Object.keys(bodyOf(query, description)).filter((name) => name !== 'session_token');
    const missing = oneOf(`${path}.parameter`, parameter, asked);
    return fields ? { fields, missing } : { missing: oneOf(`${path}.object`, object, [...objects.keys()]) };
  }
  const lists = listsOf(query, description);
  const fields = lists.get(rows ?? '');
  if (!fields) return { missing: oneOf(`${path}.rows`, rows ?? '', [...lists.keys()]) };
  return { fields, missing: rowKeyProblems(`${path}.key`, { query, rows: rows ?? '', key }, fields, description) };
}

function amountProblems(amount: AboutAmount, path: string, fields: Fields, untyped: readonly string[]): Problem[] {
  const { where } = amount;
  const amounts = untyped.filter((name) => name.endsWith('amount'));
  const values = where ? valuesOf(fields[where.field]) : [];
  return [
    ...oneOf(`${path}.field`, amount.field, amounts),
    ...oneOf(`${path}.currency`, amount.currency, untyped),
    ...(amount.fixed ?? []).flatMap(({ field }, index) => oneOf(`${path}.fixed[${index}].field`, field, untyped)),
    ...fieldProblems(`${path}.least`, fields, amount.least, ['money']),
    ...amount.most.flatMap((name, index) => fieldProblems(`${path}.most[${index}]`, fields, name, ['money'])),
    ...(where ? fieldProblems(`${path}.where.field`, fields, where.field, ['label']) : []),
    ...(where && values.length > 0
      ? where.values.flatMap((value, index) => oneOf(`${path}.where.values[${index}]`, value, values))
      : []),
  ];
}
