import { z } from 'zod';
import { autocompleteWords } from '../autocomplete.ts';
import type { FormField, FormSection, InputKind } from '../sections/form.ts';
import { anyItem, transported } from './bodyFields.ts';
import { bodyOf, dataOf, listsOf, operationProblems, valuesOf, withinData } from './fields.ts';
import { type Description, type Field, type Fields, oneOf, type Problem } from './problem.ts';
import { text } from './words.ts';

const optionsShape = z.union([
  z.strictObject({ query: text, list: text }),
  z.strictObject({ query: text, rows: text, value: text, label: text }),
]);

/** The shape of a field of a form. */
export const fieldShape = z.strictObject({
  field: text,
  label: text,
  input: z.enum([
    'text',
    'email',
    'tel',
    'digits',
    'password',
    'new-password',
    'number',
    'money',
    'date',
    'select',
    'radio',
    'textarea',
    'checkbox',
  ]),
  hint: text.optional(),
  autocomplete: z.enum(autocompleteWords).optional(),
  required: z.boolean().optional(),
  same: text.optional(),
  mismatch: text.optional(),
  neededFor: z.strictObject({ field: text, value: text }).optional(),
  wrong: text.optional(),
  values: z.array(text).min(1).optional(),
  choices: z
    .array(z.strictObject({ value: text, label: text }))
    .min(1)
    .optional(),
  options: optionsShape.optional(),
  initial: z.union([z.string(), z.number()]).optional(),
  fromAddress: z.literal(true).optional(),
});

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

/** The ways to enter a value; the compiler knows the same (`formSpec.ts`). */
function inputKinds({ type, formats, values }: Field): InputKind[] {
  if (formats[0] === 'flag') return ['checkbox'];
  if (type === 'number') return [formats[0] === 'money' ? 'money' : 'number', 'select'];
  if (values) return ['select', 'radio'];
  if (formats[0] === 'date') return ['date'];
  return ['text', 'email', 'tel', 'digits', 'password', 'new-password', 'textarea', 'select'];
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

function choiceProblems(field: FormField, path: string, described: Field, description: Description): Problem[] {
  const isChoice = field.input === 'select' || field.input === 'radio';
  const given = field.values ?? field.choices ?? field.options;
  if (!isChoice) return given ? [{ path, message: `'${field.input}' has nothing to choose from` }] : [];
  const allowed = valuesOf(described);
  if (allowed.length > 0) {
    if (!field.values) return [{ path, message: `needs values; allowed: ${allowed.join(', ')}` }];
    return field.values.flatMap((value, index) => oneOf(`${path}.values[${index}]`, value, allowed));
  }
  if (field.choices) return [];
  if (!field.options) return [{ path, message: 'needs options, out of a query’s answer, or choices of its own' }];
  return optionProblems(field.options, `${path}.options`, description);
}

function optionProblems(options: NonNullable<FormField['options']>, path: string, description: Description): Problem[] {
  const unknown = operationProblems(`${path}.query`, options.query, 'query', description);
  if (unknown.length > 0) return unknown;
  if ('list' in options) return oneOf(`${path}.list`, options.list, textListsOf(options.query, description));
  const lists = listsOf(options.query, description);
  const row = lists.get(options.rows);
  if (!row) return oneOf(`${path}.rows`, options.rows, [...lists.keys()]);
  return (['value', 'label'] as const).flatMap((name) => oneOf(`${path}.${name}`, options[name], Object.keys(row)));
}

/** The lists of plain texts in a query's data. */
function textListsOf(query: string, description: Description): string[] {
  return Object.entries(dataOf(query, description)).flatMap(([name, part]) =>
    'items' in part && part.items.type === 'string' ? [name] : [],
  );
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
      ...oneOf(`${place}.input`, field.input, inputKinds(described)),
      ...(field.same === undefined ? [] : oneOf(`${place}.same`, field.same, others)),
      ...choiceProblems(field, place, described, description),
      ...needProblems(field, `${place}.neededFor`, section),
      ...(field.fromAddress && !field.values
        ? [{ path: `${place}.fromAddress`, message: 'only one of a few values can come from the address' }]
        : []),
      ...(field.wrong === undefined ? [] : oneOf(`${place}.input`, field.input, ['password'])),
    ];
  });
}

/** The sense of where a form's values come from: the answer has them under the body's own names. */
export function sourceProblems({ from, fields }: FormSection, path: string, description: Description): Problem[] {
  if (!from) return [];
  const unknown = operationProblems(`${path}.query`, from.query, 'query', description);
  if (unknown.length > 0) return unknown;
  return withinData(path, from, description, (answer) => {
    const known = placesOf(answer).map(([name]) => name);
    return [
      ...(from.editable === undefined
        ? []
        : oneOf(`${path}.editable`, from.editable, textListsOf(from.query, description))),
      ...fields.flatMap(({ field }) => oneOf(path, anyItem(field), known)),
    ];
  });
}
