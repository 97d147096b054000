import type { Field, Fields } from '../../../generated/fields.ts';
import { inputs as inputKinds } from '../../config/inputs.ts';
import { anyItem, transported } from '../../config/rules/bodyFields.ts';
import { bodyOf, dataOf, objectsOf, valuesOf } from '../../config/rules/fields.ts';
import { type Description, oneOf, type Problem } from '../../config/rules/problem.ts';
import { isForm, valueForms } from '../../values/valueForms.ts';
import type { FormField, FormSection } from './options.ts';

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
  if (usual && isForm(usual)) return valueForms[usual].input;
  if (type === 'number') return usual === 'money' ? 'money' : 'number';
  if (values) return 'choice';
  return usual === 'date' ? 'date' : 'text';
}

/** A field's condition must refer to something in the form: a choice and its values, a checkbox, or an object. */
function conditionProblems(
  field: FormField,
  path: string,
  { fields, about = [] }: FormSection,
  untyped: readonly string[],
): Problem[] {
  const { shownFor, replacedBy, notAbout = [] } = field;
  const others = fields.filter((one) => one !== field);
  const choices = others.filter(({ values }) => values);
  const other = choices.find((one) => one.field === shownFor?.field);
  const boxes = others.filter(({ input }) => input === 'checkbox');
  const objects = about.map((one) => one.field);
  // A misspelt object leaves the right one missing; reporting both would report one mistake twice.
  const absent = objects.every((name) => untyped.includes(name)) ? notAbout : [];
  return [
    ...(shownFor && !other ? oneOf(`${path}.shownFor.field`, shownFor.field, choices.map(nameOf)) : []),
    ...(other && shownFor
      ? shownFor.values.flatMap((value, at) => oneOf(`${path}.shownFor.values[${at}]`, value, other.values ?? []))
      : []),
    ...(replacedBy === undefined ? [] : oneOf(`${path}.replacedBy`, replacedBy, boxes.map(nameOf))),
    ...absent.flatMap((name, at) => oneOf(`${path}.notAbout[${at}]`, name, objects)),
  ];
}

const nameOf = ({ field }: FormField) => field;

/** A chosen row may fill only fields of the body that have no input. */
function fillProblems({ options }: FormField, path: string, untyped: readonly string[]): Problem[] {
  const fills = options && 'rows' in options ? (options.fills ?? []) : [];
  return fills.flatMap(({ field }, index) => oneOf(`${path}.options.fills[${index}].field`, field, untyped));
}

function choiceProblems(field: FormField, path: string, described: Field): Problem[] {
  const isChoice = field.input === 'select' || field.input === 'radio';
  const given = field.values ?? field.choices ?? field.options;
  if (!isChoice)
    return given ? [{ path, message: `'${field.input}' takes no values, choices or options; remove them` }] : [];
  const allowed = valuesOf(described);
  if (allowed.length > 0) {
    if (!field.values) return [{ path, message: `needs \`values\`; allowed: ${allowed.join(', ')}` }];
    return field.values.flatMap((value, index) => oneOf(`${path}.values[${index}]`, value, allowed));
  }
  if (field.choices || field.options) return [];
  return [{ path, message: 'needs `options` from a query’s answer, or its own `choices`' }];
}

/** The rules for the fields of a form. */
export function fieldsProblems(section: FormSection, path: string, description: Description): Problem[] {
  const inputs = inputsOf(section.command, description);
  const names = section.fields.map(nameOf);
  const untyped = [...inputs.keys()].filter((name) => !names.includes(name));
  return section.fields.flatMap((field, index) => {
    const place = `${path}.fields[${index}]`;
    const described = inputs.get(anyItem(field.field));
    if (described === undefined) return oneOf(`${place}.field`, anyItem(field.field), [...inputs.keys()]);
    const others = names.filter((name) => name !== field.field);
    return [
      ...(names.indexOf(field.field) === index
        ? []
        : [{ path: `${place}.field`, message: `'${field.field}' is already in this form; keep it only once` }]),
      ...oneOf(`${place}.input`, field.input, Object.keys(inputKinds[sortOf(described)])),
      ...(field.same === undefined ? [] : oneOf(`${place}.same`, field.same, others)),
      ...choiceProblems(field, place, described),
      ...conditionProblems(field, place, section, untyped),
      ...fillProblems(field, place, untyped),
      ...(field.fromAddress && !field.values && !(field.options && 'rows' in field.options)
        ? [
            {
              path: `${place}.fromAddress`,
              message: 'only a field with `values`, or with rows as `options`, can be filled in from the address',
            },
          ]
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
