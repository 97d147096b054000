import { z } from 'zod';
import { autocompleteWords } from '../autocomplete.ts';
import type { FormField, FormSection, InputKind } from '../sections/form.ts';
import { anyItem, transported } from './bodyFields.ts';
import { type Description, oneOf, type Problem, type Shape } from './problem.ts';
import { dataOf, fieldsOf, listsOf, operationProblems, valuesOf, withinData } from './shapes.ts';
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
function placesOf(shape: Shape | undefined, prefix = ''): [path: string, shape: string][] {
  if (typeof shape === 'string') return [[prefix.slice(0, -1), shape]];
  if (Array.isArray(shape)) return typeof shape[0] === 'string' ? [] : placesOf(shape[0], `${prefix}0.`);
  return Object.entries(fieldsOf(shape)).flatMap(([name, inner]) => placesOf(inner, `${prefix}${name}.`));
}

/** The fields of a command's body that a form can have, each with its type; the transport's own are none of them. */
export function inputsOf(command: string, { shapes }: Description): Map<string, string> {
  const places = placesOf(shapes[command]?.body);
  return new Map(places.filter(([path]) => !transported.includes(path)));
}

/** The ways to enter a value; the compiler knows the same (`formSpec.ts`). */
function inputKinds(name: string, shape: string): InputKind[] {
  if (shape === 'number: 0 | 1') return ['checkbox'];
  if (shape.startsWith('number')) return [name.endsWith('amount') ? 'money' : 'number', 'select'];
  if (valuesOf(shape).length > 0) return ['select', 'radio'];
  if (name.endsWith('_date')) return ['date'];
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

function choiceProblems(field: FormField, path: string, shape: string, description: Description): Problem[] {
  const isChoice = field.input === 'select' || field.input === 'radio';
  const given = field.values ?? field.choices ?? field.options;
  if (!isChoice) return given ? [{ path, message: `'${field.input}' has nothing to choose from` }] : [];
  const allowed = valuesOf(shape);
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
  const isTexts = (shape: Shape) => Array.isArray(shape) && typeof shape[0] === 'string' && /^string/.test(shape[0]);
  return Object.entries(dataOf(query, description)).flatMap(([name, shape]) => (isTexts(shape) ? [name] : []));
}

/** The sense of a form's fields. */
export function fieldsProblems(section: FormSection, path: string, description: Description): Problem[] {
  const inputs = inputsOf(section.command, description);
  const names = section.fields.map(({ field }) => field);
  return section.fields.flatMap((field, index) => {
    const place = `${path}.fields[${index}]`;
    const shape = inputs.get(anyItem(field.field));
    if (shape === undefined) return oneOf(`${place}.field`, anyItem(field.field), [...inputs.keys()]);
    const others = names.filter((name) => name !== field.field);
    return [
      ...(names.indexOf(field.field) === index
        ? []
        : [{ path: `${place}.field`, message: `'${field.field}' is in this form already` }]),
      ...oneOf(`${place}.input`, field.input, inputKinds(field.field, shape)),
      ...(field.same === undefined ? [] : oneOf(`${place}.same`, field.same, others)),
      ...choiceProblems(field, place, shape, description),
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
