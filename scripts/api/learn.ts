import { type FindingKind, root } from '../../src/client/findings.ts';
import { isObject } from '../../src/values/isObject.ts';
import { type Description, operationsOf, type Schema } from '../generate/description.ts';
import type { Called } from './callQueries.ts';
import { areDecimals, fitEnumeration, inferSchema } from './inferSchema.ts';
import { type Learnable, lastOf, learnablesOf, parentOf, valuesAt } from './learnables.ts';
import { learnNames } from './learnNames.ts';
import { ownSchemas, type Spot, stepsOf } from './ownSchemas.ts';

export interface Learned {
  description: Description;
  /** What was guessed or done, by the object of the new description that it is about. */
  notes: Map<object, string[]>;
  /** What a description cannot express, in words. */
  unlearned: string[];
}

/** A value of an example, converted into another type. */
function converted(value: unknown, type: string): unknown {
  if (type === 'string') return typeof value === 'number' || typeof value === 'boolean' ? String(value) : (value ?? '');
  if (type === 'number' || type === 'integer') return typeof value === 'number' ? value : 1;
  const others: Readonly<Record<string, unknown>> = { object: {}, array: [], boolean: true };
  return others[type] ?? value;
}

/** The example of an operation's answer. The generated handlers answer with it, so it has to be changed as well. */
function exampleOf(description: Description, id: string): Record<string, unknown> | undefined {
  const found = operationsOf(description).find(({ operation }) => operation.operationId === id);
  const example = found?.operation.responses['200']?.content?.['application/json']?.example;
  return isObject(example) ? (example as Record<string, unknown>) : undefined; // A copy, which may be changed.
}

/** Describes the shapes of an API's answers. Whatever goes beyond the observed values is noted as a guess. */
export function learn(old: Description, called: readonly Called[]): Learned {
  const description = structuredClone(old);
  const notes = new Map<object, string[]>();
  const unlearned: string[] = [];
  const note = (about: object | undefined, text: string) =>
    about && notes.set(about, [...(notes.get(about) ?? []), text]);
  const answered = learnNames(description, called, note);
  const { spotAt, schemaAt, objectAt } = ownSchemas(description);

  const changeExamples = (id: string, path: string, change: (holder: Record<string, unknown>) => void) => {
    for (const holder of valuesAt(exampleOf(description, id)?.data, stepsOf(path)))
      if (isObject(holder)) change(holder as Record<string, unknown>);
  };

  const edits: Partial<Record<FindingKind, (one: Learnable, spot: Spot) => void>> = {
    // There is no other field that it could be.
    renamed: (one, spot) => edits.missing?.(one, spot),
    missing(_, { owner, name }) {
      owner.required = owner.required?.filter((one) => one !== name);
      if (owner.required?.length === 0) delete owner.required;
      note(owner, `\`${name}\` was missing.`);
    },
    null(_, spot) {
      const schema = schemaAt(spot);
      if (schema.type !== undefined) schema.type = [...new Set([schema.type, 'null'].flat())];
      else if (schema.anyOf ?? schema.oneOf) (schema.anyOf ?? schema.oneOf)?.push({ type: 'null' });
      else spot.holder[spot.name] = { anyOf: [{ ...schema }, { type: 'null' }] };
      schema.enum?.push(null);
      note(schema, `\`${spot.name}\` was null.`);
    },
    type: replaceType,
    format: replaceType,
    'object-for-list': replaceType,
    'unknown-value'({ values }, spot) {
      const schema = schemaAt(spot);
      const others = [...new Set(values)].filter((value) => !schema.enum?.includes(value));
      if (fitEnumeration(others.map(String))) schema.enum?.push(...others);
      else delete schema.enum;
      const text = `\`${spot.name}\` had values that were not described`;
      note(schema, schema.enum ? `${text}.` : `A guess: ${text}, and seems to have any.`);
    },
  };

  function replaceType({ id, path, values }: Learnable, spot: Spot): void {
    const before = schemaAt(spot);
    const { title, 'x-portal-format': meant, 'x-portal-wire': wire } = before;
    const { type: found, format, 'x-portal-format': inferred, ...shape } = inferSchema(spot.name, values);
    const areNumbers = values.every((value) => value === null || typeof value === 'number' || areDecimals([value]));
    // If the values are still numbers, they keep their meaning.
    const meaning = areNumbers ? (meant ?? inferred) : undefined;
    const types = [found ?? []].flat().map((one) => (meant && one === 'integer' ? 'number' : one));
    const type = types.length === 1 ? types[0] : types;
    const isSame = JSON.stringify(type) === JSON.stringify(before.type);
    // The keys of an object in place of a list may not be names, and texts may be anything.
    const isPlain = types.includes('string') || ([before.type].flat().includes('array') && type === 'object');
    const schema: Schema = {
      ...(title !== undefined && { title }),
      ...(type !== undefined && { type }),
      ...(format && { format }),
      ...(meaning && { 'x-portal-format': meaning }),
      ...(wire !== undefined && { 'x-portal-wire': wire }),
      ...(isPlain ? {} : shape),
    };
    spot.holder[spot.name] = schema;
    if (!isSame)
      changeExamples(id, parentOf(path), (holder) => {
        if (Object.hasOwn(holder, spot.name)) holder[spot.name] = converted(holder[spot.name], types[0] ?? '');
      });
    const isGuessed = format || (meaning && !meant) || (!isPlain && Object.keys(shape).length > 0);
    const what = `${types.join(' or ')}${format ? ` (${format})` : ''}`;
    note(schema, `${isGuessed ? 'A guess: ' : ''}\`${spot.name}\` of ${id} is ${what}.`);
  }

  /** Describes a new field; false if it has no plain name, or if there is no object for it. */
  function addField({ id, path, names, values }: Learnable): boolean {
    const owner = objectAt(id, parentOf(path));
    const name = lastOf(path);
    if (!owner?.properties || name === '*' || values.length === 0) return false;
    const schema = inferSchema(name, values);
    owner.properties[name] = schema;
    note(
      schema,
      names[0] === undefined
        ? `A guess: \`${name}\` was not described; this is what its values look like.`
        : `A guess: \`${name}\` may be the new name of \`${names[0]}\`.`,
    );
    return true;
  }

  for (const one of answered.flatMap(learnablesOf)) {
    const spot = edits[one.kind] && spotAt(one.id, one.path);
    const edit = edits[one.kind];
    if (one.kind === 'unknown-field' && addField(one)) continue;
    const needsValues = edit === replaceType && one.values.length === 0;
    if (spot && edit && !needsValues) edit(one, spot);
    else unlearned.push(`${one.id} ${one.path || root}: ${one.kind}`);
  }
  return { description, notes, unlearned };
}
