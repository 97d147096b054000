import type { Field, Fields } from '../../../generated/fields.ts';
import { anyItem, transported } from '../rules/bodyFields.ts';
import { bodyOf, dataOf, objectsOf, valuesOf } from '../rules/fields.ts';
import { type Description, oneOf, type Problem } from '../rules/problem.ts';
import type { FormField, FormSection } from './form.ts';
import { inputs as inputKinds } from './inputs.ts';

/** Every place of a body where one value stands, by its name with dots; the items of a list as `0`. */
function placesOf(fields: Fields, prefix = ''): [path: string, field: Field][] {
  return Object.entries(fields).flatMap(([name, part]) => {
    if ('fields' in part) return placesOf(part.fields, `${prefix}${name}.`);
    if ('rows' in part) return placesOf(part.rows, `${prefix}${name}.0.`);
    return 'items' in part ? [] : [[`${prefix}${name}`, part] as const];
  });
}

/** The fields of a command's body that a form can have, each with its type; the transport's own are none of them. */
export function inputsOf(command: string, description: Description): Map<string, Field> {
  const places = placesOf(bodyOf(command, description));
  return new Map(places.filter(([path]) => !transported.includes(path)));
}

/** What `inputs` calls a field. */
function sortOf({ type, formats: [usual], values }: Field): keyof typeof inputKinds {
  if (usual === 'flag') return 'flag';
  if (type === 'number') return usual === 'money' ? 'money' : 'number';
  if (values) return 'choice';
  return usual === 'date' ? 'date' : 'text';
}

/** What a field is needed for is another one's value. */
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

/** The sense of a form's fields. */
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

/** The answer that a form's values come from has them under the body's own names. */
export function sourceProblems({ from, fields }: FormSection, path: string, description: Description): Problem[] {
  if (!from) return [];
  const { query, object } = from;
  const answer = object === undefined ? dataOf(query, description) : objectsOf(query, description).get(object);
  if (!answer || description.operations[query]?.kind !== 'query') return [];
  const known = placesOf(answer).map(([name]) => name);
  return fields.flatMap(({ field }) => oneOf(path, anyItem(field), known));
}
