import fc from 'fast-check';
import type { AnswerSchema } from '../../generated/answers.ts';

const texts = fc.oneof(
  fc.constantFrom(
    '',
    ' ',
    '0',
    'Ontario',
    'x'.repeat(10_000),
    'שלום עולם',
    'مرحبا بالعالم ١٢٣',
    '👩‍💼🏦 naïve Zoë',
    '<b>bold</b>',
    '=1+1',
    '__proto__',
    'constructor',
    'a/b\\c%2f..',
  ),
  fc.string({ maxLength: 40 }),
);

const numbers = fc.oneof(
  fc.constantFrom(0, -0, 0.1 + 0.2, 1e15, -1e15, 1.005, 1e-7, Number.MAX_SAFE_INTEGER),
  fc.double({ min: -1e9, max: 1e9, noNaN: true }),
);

const integers = fc.oneof(fc.constantFrom(0, 1, -1, 20, Number.MAX_SAFE_INTEGER), fc.integer());

const days = fc.constantFrom('2026-06-30', '2024-02-29', '2026-02-31', '0001-01-01', '9999-12-31', 'soon');
const moments = fc.constantFrom('2026-06-30T12:00:00Z', '1970-01-01T00:00:00Z', '2026-13-01T25:61:00Z', 'later');

const matching = new Map<string, fc.Arbitrary<string>>();

/** The texts that match a pattern, cached since creating them is slow. */
function textsOf(pattern: string): fc.Arbitrary<string> {
  const texts = matching.get(pattern) ?? fc.stringMatching(new RegExp(pattern));
  matching.set(pattern, texts);
  return texts;
}

function strings({ format, pattern }: AnswerSchema): fc.Arbitrary<unknown> {
  if (format === 'date') return days;
  if (format === 'date-time') return moments;
  if (pattern) return fc.oneof({ weight: 4, arbitrary: textsOf(pattern) }, texts);
  return texts;
}

function ofType(type: string, schema: AnswerSchema): fc.Arbitrary<unknown> {
  if (type === 'null') return fc.constant(null);
  if (type === 'number') return numbers;
  if (type === 'integer') return integers;
  if (type === 'array') return fc.array(drawnOf(schema.items ?? {}), { maxLength: 3 });
  if (type === 'object') return objects(schema);
  return strings(schema);
}

// Unique, since two things with the same id would count as one.
const ids = fc.noBias(fc.integer({ min: 1, max: 2 ** 48 }));
const keys = fc.noBias(fc.uuid());

function fieldOf(name: string, schema: AnswerSchema): fc.Arbitrary<unknown> {
  const isId = /_id$|^key$/.test(name) && schema.type?.length === 1;
  return isId ? (schema.type?.[0] === 'string' ? keys : ids) : drawnOf(schema);
}

function objects({ properties = {}, required = [] }: AnswerSchema): fc.Arbitrary<unknown> {
  const fields = Object.fromEntries(Object.entries(properties).map(([name, schema]) => [name, fieldOf(name, schema)]));
  return fc.record(fields, { requiredKeys: required.filter((name) => name in fields) });
}

/** Values that a schema of the description allows, and some enumeration values that it does not know. */
export function drawnOf(schema: AnswerSchema): fc.Arbitrary<unknown> {
  const { anyOf, enum: values, type = ['string'] } = schema;
  if (anyOf) return fc.oneof(...anyOf.map(drawnOf));
  if (values) {
    const unknown = typeof values[0] === 'number' ? 99 : 'not_heard_of_yet';
    return fc.oneof({ weight: 4, arbitrary: fc.constantFrom(...values) }, fc.constant(unknown));
  }
  return fc.oneof(...type.map((one) => ofType(one, schema)));
}
