import type { $ZodCheckMaxLengthDef, $ZodType, $ZodTypes } from 'zod/v4/core';

/** The rules of a body's schema for one of its fields. */
export interface BodyRule {
  isNumber: boolean;
  /** Sent as true or false; any other box as 1 or 0. */
  isBoolean: boolean;
  isOptional: boolean;
  /** Sent as null if empty; otherwise an empty value is left out. */
  isNullable: boolean;
  /** The maximum number of characters. */
  longest: number | undefined;
}

/** The rule at a path: `request.amount`, `phones.0.number`. Throws if the body has no such field. */
export function bodyRule(schema: $ZodType, path: string): BodyRule {
  const { found, isNullable, isOptional } = unwrapped(path.split('.').reduce(inner, schema));
  const { type } = found._zod.def;
  const first = found._zod.def.type === 'union' ? found._zod.def.options[0] : undefined;
  const isNumber = type === 'number' || (first !== undefined && typeof literalOf(first) === 'number');
  return { isNumber, isBoolean: type === 'boolean', isOptional, isNullable, longest: longestOf(found) };
}

function inner(schema: $ZodType, name: string): $ZodType {
  const { def } = unwrapped(schema).found._zod;
  if (def.type === 'array') return def.element;
  const field = def.type === 'object' ? def.shape[name] : undefined;
  if (!field) throw new Error(`The body has no field '${name}' in openapi/.`);
  return field;
}

/** The schema without its optional and nullable wrappers. */
function unwrapped(schema: $ZodType) {
  let found = schema as $ZodTypes; // Every schema is one of these types.
  let isNullable = false;
  let isOptional = false;
  while (found._zod.def.type === 'optional' || found._zod.def.type === 'nullable') {
    isNullable ||= found._zod.def.type === 'nullable';
    isOptional ||= found._zod.def.type === 'optional';
    found = found._zod.def.innerType as $ZodTypes; // As above.
  }
  return { found, isNullable, isOptional };
}

function literalOf(schema: $ZodType): unknown {
  const { def } = (schema as $ZodTypes)._zod; // As above.
  return def.type === 'literal' ? def.values[0] : undefined;
}

function longestOf({ _zod: { def } }: $ZodTypes): number | undefined {
  const lengths = (def.checks ?? []).flatMap(
    // The name of a check determines its type.
    ({ _zod: { def: check } }) => (check.check === 'max_length' ? [(check as $ZodCheckMaxLengthDef).maximum] : []),
  );
  return lengths.length > 0 ? Math.min(...lengths) : undefined;
}
