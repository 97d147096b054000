import { z } from 'zod';
import type { Declared } from './declare.ts';
import { kinds } from './kinds.ts';
import { screenDeclared } from './portalDeclared.ts';
import { choicesOf, innerOf, isWrapper, type Options, optionSets, optionsOf, type Word } from './word.ts';

type Shape = z.ZodType;
type Shapes = Readonly<Record<string, Shape>>;

const text = z.string().min(1);
const path = z.string().regex(/^\//, 'begins with a slash');
const id = z.string().regex(/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/, 'is written in kebab-case');

function written({ matches, says }: Word): Shape {
  if (matches instanceof RegExp) return z.string().regex(matches, says);
  return z.string().refine((value) => matches?.(value), says);
}

function word({ values = [] }: Word): Shape {
  const texts = values.filter((value) => typeof value === 'string');
  return texts.length > 1 && texts.length === values.length ? z.enum(texts) : z.literal([...values]);
}

function whole({ most }: Word): Shape {
  const positive = z.number().int().positive();
  return most === undefined ? positive : positive.max(most);
}

/** The words that are no objects; every other one is a name, which is a text. */
const values: Readonly<Record<string, (declared: Word) => Shape>> = {
  titled: () => text.optional(),
  defaulted: (declared) => shapeOf(innerOf(declared)).optional(),
  flag: () => z.boolean(),
  number: () => z.number(),
  whole,
  pageSize: whole,
  word,
  written,
  id: () => id,
  sectionId: () => id,
  route: () => path,
  rowRoute: () => path,
  many: (declared) => z.array(shapeOf(innerOf(declared))).min(declared.least ?? 1),
  nonEmpty: (declared) => z.array(shapeOf(innerOf(declared))).min(1),
  record: (declared) => z.record(text, shapeOf(innerOf(declared))),
  bySection: (declared) => z.record(id, shapeOf(innerOf(declared))),
  paths: (declared) => z.record(path, shapeOf(innerOf(declared))),
  path: () => path,
  screen: () => shapeOf(screenDeclared),
  sections: ({ name }) =>
    z.array(sectionOf(Object.keys(kinds).filter((kind) => name === 'any' || kind !== 'group'))).min(1),
};

const shapesOf = (options: Options): Shapes =>
  Object.fromEntries(
    Object.entries(options).map(([key, one]) => [
      key,
      one.is === 'optional' ? shapeOf(innerOf(one)).optional() : shapeOf(one),
    ]),
  );

const shapes = new WeakMap<Declared, Shape>();

/** The shape of what is declared, for zod: every key known, every value of its type; names are texts. */
export function shapeOf(declared: Declared): Shape {
  const shape = shapes.get(declared) ?? newShapeOf(declared);
  shapes.set(declared, shape);
  return shape;
}

function newShapeOf(one: Declared): Shape {
  const declared = one as Word;
  const [first, ...others] = (optionSets(declared) ?? []).map((options) => z.strictObject(shapesOf(options)));
  if (first) return others.length > 0 ? z.union([first, ...others]) : first;
  if (declared.is === 'either') return z.union(choicesOf(declared).map(shapeOf));
  if (isWrapper(declared)) return shapeOf(innerOf(declared));
  return values[declared.is]?.(declared) ?? text;
}

/** A section of one of these kinds. */
function sectionOf(names: readonly string[]): Shape {
  const [first, ...others] = Object.values(kinds)
    .filter(({ kind }) => names.includes(kind))
    .map(({ kind, declared }) => z.strictObject({ kind: z.literal(kind), ...shapesOf(optionsOf(declared)) }));
  return first ? z.discriminatedUnion('kind', [first, ...others]) : z.never();
}
