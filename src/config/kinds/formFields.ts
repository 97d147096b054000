import type { Field, Fields } from '../../../generated/fields.ts';
import { anyItem, transported } from '../rules/bodyFields.ts';
import { bodyOf, dataOf, objectsOf, valuesOf } from '../rules/fields.ts';
import { type Description, oneOf, type Problem } from '../rules/problem.ts';
import type { FormField, FormSection } from './form.ts';
import { inputs as inputKinds } from './inputs.ts';

/** Every path of a body that holds a single value, with dots; list items are written as `0`. */
function placesOf(fields: Fields, prefix = ''): [path: string, field: Field][] {
  return Object.entries(fields).flatMap(([name, part]) => {
    if ('fields' in part) return placesOf(part.fields, `${prefix}${name}.`);
    if ('rows' in part) return placesOf(part.rows, `${prefix}${name}.0.`);
    return 'items' in part || 'entries' in part ? [] : [[`${prefix}${name}`, part] as const];
  });
}

/** The fields of a command's body that a form can have, with their types; those the transport fills in are left out. */
export function inputsOf(command: string, description: Description): Map<string, Field> {
  const places = placesOf(bodyOf(command, description));
  return new Map(places.filter(([path]) => !transported.includes(path)));
}

/** The name that `inputs` has for a field's type. */
function sortOf({ type, formats: [usual], values }: Field): keyof typeof inputKinds {
  if (usual === 'flag') return 'flag';
  if (type === 'number') return usual === 'money' ? 'money' : 'number';
  if (values) return 'choice';
  return usual === 'date' ? 'date' : 'text';
}

/** `neededFor` must name another field of the form and one of its values. */
function needProblems({ neededFor }: FormField, path: string, { fields }: FormSection): Problem[] {
  if (!neededFor) return [];
  const choices = fields.filter(({ values }) => values);
  const names = choices.map(({ field }) => field);
  const other = choices.find(({ field }) => field === neededFor.field);
  return other
    ? oneOf(`${path}.value`, neededFor.value, other.values ?? [])
    : oneOf(`${path}.field`, neededFor.field, names);
}

function choiceProblems(field: FormField, path: string, described: Field): Problem[] {
  const isChoice = field.input === 'select' || field.input === 'radio';
  const given = field.values ?? field.choices ?? field.options;
  if (!isChoice) return given ? [{ path, message: `'${field.input}' has nothing to choose from` }] : [];
  const allowed = valuesOf(described);
  if (allowed.length > 0) {
    if (!field.values) return [{ path, message: `needs values; allowed: ${allowed.join(', ')}` }];
    return field.values.flatMap((value, index) => oneOf(`${path}.values[${index}]`, value, allowed));
  }
  if (field.choices || field.options) return [];
  return [{ path, message: 'needs options, out of a query’s answer, or choices of its own' }];
}

/** The rules for the fields of a form. */
export function fieldsProblems(section: FormSection, path: string, description: Description): Problem[] {
  const inputs = inputsOf(section.command, description);
  const names = section.fields.map(({ field }) => field);
  return section.fields.flatMap((field, index) => {
    const place = `${path}.fields[${index}]`;
    const described = inputs.get(anyItem(field.field));
    if (described === undefined) return oneOf(`${place}.field`, anyItem(field.field), [...inputs.keys()]);
    const others = names.filter((name) => name !== field.field);
    return [
      ...(names.indexOf(field.field) === index
        ? []
        : [{ path: `${place}.field`, message: `'${field.field}' is in this form already` }]),
      ...oneOf(`${place}.input`, field.input, Object.keys(inputKinds[sortOf(described)])),
      ...(field.same === undefined ? [] : oneOf(`${place}.same`, field.same, others)),
      ...choiceProblems(field, place, described),
      ...needProblems(field, `${place}.neededFor`, section),
      ...(field.fromAddress && !field.values
        ? [{ path: `${place}.fromAddress`, message: 'only one of a few values can come from the address' }]
        : []),
      ...(field.wrong === undefined ? [] : oneOf(`${place}.input`, field.input, ['password'])),
    ];
  });
}

/** The response that a form's values come from must have them under the body's names. */
export function sourceProblems({ from, fields }: FormSection, path: string, description: Description): Problem[] {
  if (!from) return [];
  const { query, object } = from;
  const answer = object === undefined ? dataOf(query, description) : objectsOf(query, description).get(object);
  if (!answer || description.operations[query]?.kind !== 'query') return [];
  const known = placesOf(answer).map(([name]) => name);
  return fields.flatMap(({ field }) => oneOf(path, anyItem(field), known));
}
