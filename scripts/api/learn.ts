import { envelopeOf } from '../../src/api/envelope.ts';
import { type Finding, type FindingKind, findingsOf, plainName, root } from '../../src/api/findings.ts';
import { isObject } from '../../src/format/isObject.ts';
import { type Description, operationsOf, type Schema } from '../generate/description.ts';
import type { Called } from './callQueries.ts';
import { fitEnumeration, inferSchema } from './inferSchema.ts';
import { ownSchemas, type Spot, stepsOf } from './ownSchemas.ts';

export interface Learned {
  description: Description;
  /** What was guessed or done, by the object of the new description that it is about. */
  notes: Map<object, string[]>;
  /** What no description can express, in words. */
  unlearned: string[];
}

/** One way in which the answers of an operation differ at one place, with every value that was found there. */
interface Learnable {
  id: string;
  kind: FindingKind;
  path: string;
  names: readonly string[];
  place: string;
  values: unknown[];
}

/** Every value at a path of some data. */
function valuesAt(value: unknown, steps: readonly string[]): unknown[] {
  const [step, ...rest] = steps;
  if (step === undefined) return value === undefined ? [] : [value];
  if (step === '[]') return Array.isArray(value) ? value.flatMap((one) => valuesAt(one, rest)) : [];
  return isObject(value) ? valuesAt(value[step], rest) : [];
}

const pathOf = (field: string) => (field === root ? '' : field.replace(/^data\[\]/, '[]'));

function learnablesOf({ id, answers }: Called): Learnable[] {
  const found = new Map<string, Learnable>();
  const bodies = answers.filter(({ status }) => status === 200).map(({ body }) => body);
  const datas = bodies.map((body) => envelopeOf(body)?.data);
  const findings = bodies.flatMap((body, index) =>
    findingsOf(id, datas[index], body).map(
      // Without `data`, what is elsewhere in the answer is no matter of its schema.
      (finding): Finding =>
        datas[index] === undefined && finding.kind === 'deeper' ? { ...finding, kind: 'no-data' } : finding,
    ),
  );
  for (const { kind, field, names = [], place = '' } of findings) {
    const path = pathOf(field);
    const values = datas.flatMap((data) => valuesAt(data, stepsOf(path)));
    // A name that is not plain may be personal, and is no name for a field.
    const guesses = names.filter((name) => plainName(name) === name);
    const is = kind === 'renamed' && guesses.length === 0 ? 'missing' : kind;
    found.set(`${is} ${path}`, { id, kind: is, path, names: guesses, place, values });
  }
  return [...found.values()];
}

const lastOf = (path: string) => stepsOf(path).at(-1) ?? '';
const parentOf = (path: string) => path.replace(/\.?[^.[\]]+$/, '');

function rename(record: Record<string, unknown>, from: string, to: string): void {
  if (!Object.hasOwn(record, from)) return;
  record[to] = record[from];
  delete record[from];
}

/** A value of an example, in another type. */
function converted(value: unknown, type: string): unknown {
  if (type === 'string') return isObject(value) || Array.isArray(value) ? '' : String(value);
  if (type === 'number' || type === 'integer') return typeof value === 'number' ? value : 1;
  const others: Readonly<Record<string, unknown>> = { object: {}, array: [], boolean: true };
  return others[type] ?? value;
}

/** The answer's example of an operation, which the generated handlers answer with, and which has to fit as well. */
function exampleOf(description: Description, id: string): Record<string, unknown> | undefined {
  const found = operationsOf(description).find(({ operation }) => operation.operationId === id);
  const example = found?.operation.responses['200']?.content?.['application/json']?.example;
  return isObject(example) ? (example as Record<string, unknown>) : undefined; // A copy of ours, which may be changed.
}

/** Describes the shapes that an API answers. Renames are guesses, and are noted as such. */
export function learn(old: Description, called: readonly Called[]): Learned {
  const description = structuredClone(old);
  const { spotAt, schemaAt, objectAt } = ownSchemas(description);
  const notes = new Map<object, string[]>();
  const unlearned: string[] = [];
  const note = (about: object | undefined, text: string) =>
    about && notes.set(about, [...(notes.get(about) ?? []), text]);

  const changeExamples = (id: string, path: string, change: (holder: Record<string, unknown>) => void) => {
    for (const holder of valuesAt(exampleOf(description, id)?.data, stepsOf(path)))
      if (isObject(holder)) change(holder as Record<string, unknown>);
  };

  const edits: Partial<Record<FindingKind, (one: Learnable, spot: Spot) => void>> = {
    renamed({ id, path, names }, { owner, name }) {
      const [to = name] = names;
      if (owner.properties) rename(owner.properties, name, to);
      owner.required = owner.required?.map((one) => (one === name ? to : one));
      changeExamples(id, parentOf(path), (holder) => rename(holder, name, to));
      const others = names.slice(1).map((one) => `\`${one}\``);
      const text = `A guess: \`${name}\` of ${id} seems to be called \`${to}\`${others.length > 0 ? ` (or ${others.join(', ')})` : ''}.`;
      note(owner.properties, text);
      note(owner, text);
    },
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
    type: (one, spot) => replaceType(one, spot),
    format: (one, spot) => replaceType(one, spot),
    'object-for-list': (one, spot) => replaceType(one, spot),
    'unknown-value'({ values }, spot) {
      const schema = schemaAt(spot);
      const others = [...new Set(values)].filter((value) => !schema.enum?.includes(value));
      if (fitEnumeration(others.map(String))) schema.enum?.push(...others);
      else delete schema.enum;
      note(schema, `\`${spot.name}\` had values that were not described.`);
    },
    deeper({ id, path, place }, spot) {
      const schema = spot.holder[spot.name] ?? {};
      const levels = place.split('.');
      const wrapped = levels.reduceRight<Schema>(
        (inner, level) => ({ type: 'object', required: [level], properties: { [level]: inner } }),
        schema,
      );
      spot.holder[spot.name] = wrapped;
      const holder = path === '' ? exampleOf(description, id) : undefined;
      const wrap = (record: Record<string, unknown>, name: string) => {
        record[name] = levels.reduceRight<unknown>((inner, level) => ({ [level]: inner }), record[name]);
      };
      if (holder) wrap(holder, 'data');
      else changeExamples(id, parentOf(path), (record) => wrap(record, lastOf(path)));
      note(wrapped, `A guess: what was at \`${path || root}\` of ${id} seems to be under \`${place}\`.`);
    },
  };

  function replaceType({ id, path, values }: Learnable, spot: Spot): void {
    const before = schemaAt(spot);
    const { type, format, ...more } = inferSchema(spot.name, values);
    const isSame = JSON.stringify(type) === JSON.stringify(before.type);
    const { title } = before;
    const isText = [type].flat().includes('string');
    // An object in a list's place has keys of its own, which are no names.
    const shape = [before.type].flat().includes('array') && type === 'object' ? {} : more;
    const schema: Schema = {
      ...(title !== undefined && { title }),
      ...(type !== undefined && { type }),
      ...(format && { format }),
      ...(isText ? {} : shape),
    };
    spot.holder[spot.name] = schema;
    if (!isSame)
      changeExamples(id, parentOf(path), (holder) =>
        Object.assign(holder, { [spot.name]: converted(holder[spot.name], [type].flat()[0] ?? '') }),
      );
    note(schema, `\`${spot.name}\` of ${id} is ${[type].flat().join(' or ')}${format ? ` (${format})` : ''}.`);
  }

  /** Describes a new field; false where it has no plain name, or where there is no object for it. */
  function addField({ id, path, names, values }: Learnable): boolean {
    const owner = objectAt(id, parentOf(path));
    const name = lastOf(path);
    if (!owner?.properties || name === '*' || values.length === 0) return false;
    const schema = inferSchema(name, values);
    owner.properties[name] = schema;
    note(
      schema,
      names[0] === undefined
        ? `\`${name}\` was not described.`
        : `A guess: \`${name}\` may be what \`${names[0]}\` is.`,
    );
    return true;
  }

  const all = called.flatMap(learnablesOf);
  for (const one of all) {
    const spot = edits[one.kind] && spotAt(one.id, one.path);
    const edit = edits[one.kind];
    if (one.kind === 'unknown-field' && addField(one)) continue;
    if (spot && edit) edit(one, spot);
    else unlearned.push(`${one.id} ${one.path || root}: ${one.kind}`);
  }
  return { description, notes, unlearned };
}
