import type { Fields } from '../../../generated/fields.ts';
import { isField, objectsOf, valuesOf } from '../../config/rules/fields.ts';
import { type Description, oneOf, type Problem } from '../../config/rules/problem.ts';
import { inputsOf } from './fieldsProblems.ts';
import type { AboutAmount, FormSection } from './options.ts';

/** An object passed in the URL must fill fields of the body that the user does not enter. */
export function aboutProblems(
  { about = [], command, fields: shown }: FormSection,
  path: string,
  description: Description,
  untyped: readonly string[],
): Problem[] {
  const writable = shown.flatMap(({ field, input }) => (input === 'text' || input === 'textarea' ? [field] : []));
  return about.flatMap((one, index) => {
    const place = `${path}.about[${index}]`;
    const { amount } = one;
    const unknown = oneOf(`${place}.field`, one.field, untyped);
    const fields = objectsOf(one.query, description).get(one.object);
    // The object may fill a field that a form about it does not show.
    const absent = shown.flatMap(({ field, notAbout = [] }) => (notAbout.includes(one.field) ? [field] : []));
    const known = { command, untyped: [...untyped, ...absent], description };
    return [
      ...unknown,
      ...(one.opening ? oneOf(`${place}.opening.field`, one.opening.field, writable) : []),
      ...(amount && fields && unknown.length === 0 ? amountProblems(amount, `${place}.amount`, fields, known) : []),
    ];
  });
}

interface Known {
  command: string;
  untyped: readonly string[];
  description: Description;
}

function amountProblems(amount: AboutAmount, path: string, fields: Fields, known: Known): Problem[] {
  const { where } = amount;
  const inputs = inputsOf(known.command, known.description);
  const amounts = known.untyped.filter((name) => {
    const part = inputs.get(name);
    return isField(part) && part.formats[0] === 'money';
  });
  const values = where ? valuesOf(fields[where.field]) : [];
  return [
    ...oneOf(`${path}.field`, amount.field, amounts),
    ...oneOf(`${path}.currency`, amount.currency, known.untyped),
    ...(amount.fixed ?? []).flatMap(({ field }, index) => oneOf(`${path}.fixed[${index}].field`, field, known.untyped)),
    ...(where && values.length > 0
      ? where.values.flatMap((value, index) => oneOf(`${path}.where.values[${index}]`, value, values))
      : []),
  ];
}
