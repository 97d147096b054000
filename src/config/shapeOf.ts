import { z } from 'zod';
import type { Declared } from './declare.ts';
import { screenDeclared } from './portalDeclared.ts';
import type { KindList } from './scope.ts';
import {
  choicesOf,
  innerOf,
  isWrapper,
  mayLack,
  type Options,
  optionSets,
  optionsOf,
  type PerWord,
  type Word,
} from './word.ts';

type ShapeOf = (declared: Declared) => z.ZodType;
/** Makes the schema of a word, given those of the declarations in it and the kinds of sections. */
type Maker = (declared: Word, shapeOf: ShapeOf, kinds: KindList) => z.ZodType;

export const text = z.string().min(1);
export const path = z.string().regex(/^\//, 'begins with a slash');
const id = z.string().regex(/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/, 'is written in kebab-case');

function written({ matches, says }: Word): z.ZodType {
  if (matches instanceof RegExp) return z.string().regex(matches, says);
  return z.string().refine((value) => matches?.(value), says);
}

function word({ values = [] }: Word): z.ZodType {
  const texts = values.filter((value) => typeof value === 'string');
  return texts.length > 1 && texts.length === values.length ? z.enum(texts) : z.literal([...values]);
}

function whole({ most }: Word): z.ZodType {
  const positive = z.number().int().positive();
  return most === undefined ? positive : positive.max(most);
}

/** The schemas of words that are not objects; any word not listed is a name, and so a text. */
const values: PerWord<Maker> = {
  flag: () => z.boolean(),
  number: () => z.number(),
  whole,
  pageSize: whole,
  word,
  written,
  id: () => id,
  sectionId: () => id,
  sibling: () => id,
  route: () => path,
  rowRoute: () => path,
  many: (declared, shapeOf) => z.array(shapeOf(innerOf(declared))).min(declared.least ?? 1),
  nonEmpty: (declared, shapeOf) => z.array(shapeOf(innerOf(declared))).min(1),
  record: (declared, shapeOf) => z.record(text, shapeOf(innerOf(declared))),
  bySection: (declared, shapeOf) => z.record(id, shapeOf(innerOf(declared))),
  paths: (declared, shapeOf) => z.record(path, shapeOf(innerOf(declared))),
  path: () => path,
  screen: (_, shapeOf) => shapeOf(screenDeclared),
  sections({ name }, shapeOf, kinds) {
    const [first, ...others] = Object.values(kinds)
      .filter(({ kind }) => name === 'any' || kind !== 'group')
      .map(({ kind, declared }) =>
        z.strictObject({ kind: z.literal(kind), ...shapesOf(optionsOf(declared as Word), shapeOf) }),
      );
    return z.array(first ? z.discriminatedUnion('kind', [first, ...others]) : z.never()).min(1);
  },
};

const shapesOf = (options: Options, shapeOf: ShapeOf) =>
  Object.fromEntries(
    Object.entries(options).map(([key, one]) => [key, mayLack(one) ? shapeOf(one).optional() : shapeOf(one)]),
  );

/** The default schema of a word; objects refuse unknown keys. */
export const usual: Maker = (declared, shapeOf, kinds) => {
  if (isWrapper(declared)) return shapeOf(innerOf(declared));
  const [first, ...others] = (optionSets(declared) ?? []).map((options) => z.strictObject(shapesOf(options, shapeOf)));
  if (first) return others.length > 0 ? z.union([first, ...others]) : first;
  if (declared.is === 'either') return z.union(choicesOf(declared).map(shapeOf));
  return values[declared.is]?.(declared, shapeOf, kinds) ?? text;
};

/** Makes schemas of declarations, each once; `own` overrides the default for some words. */
export function shaper(kinds: KindList, own: PerWord<Maker> = {}): ShapeOf {
  const shapes = new WeakMap<Declared, z.ZodType>();
  const shapeOf: ShapeOf = (declared) => {
    const word = declared as Word; // It has the properties that its builder function was given.
    const shape = shapes.get(declared) ?? (own[word.is] ?? usual)(word, shapeOf, kinds);
    shapes.set(declared, shape);
    return shape;
  };
  return shapeOf;
}

const shapers = new WeakMap<KindList, ShapeOf>();

/** The schema of a declaration for the check: no unknown keys, values of the right type, names as texts. */
export function shapeOf(declared: Declared, kinds: KindList): z.ZodType {
  const known = shapers.get(kinds) ?? shaper(kinds);
  shapers.set(kinds, known);
  return known(declared);
}
