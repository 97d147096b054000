import type { AnswerSchema } from '../../generated/answers.ts';
import { isCalendarDate } from '../values/calendar.ts';

const kindOf = (value: unknown) => (value === null ? 'null' : Array.isArray(value) ? 'array' : typeof value);

/** Whether a value has one of these JSON Schema types. */
export function fitsType(types: readonly string[], value: unknown): boolean {
  const kind = kindOf(value);
  return types.includes(kind) || (kind === 'number' && types.includes('integer') && Number.isInteger(value));
}

// RFC 3339, which requires a time zone.
const dateTime = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(\.\d+)?(Z|[+-]\d{2}:\d{2})$/i;

// One @, with neither side missing; only a local part in quotes has spaces or an @ of its own (RFC 5321).
const email = /^(?:[^\s@"]+|"(?:[^"\\]|\\.)*")@[^\s@]+$/;

/** The string formats that the description uses; any other format is not checked. */
const formats: Readonly<Record<string, (text: string) => boolean>> = {
  date: isCalendarDate,
  'date-time': (text) => dateTime.test(text) && !Number.isNaN(Date.parse(text)),
  email: (text) => email.test(text),
  uri: (text) => URL.canParse(text),
};

/** Whether a value itself, not its content, matches its schema: type, enumeration, format and pattern. */
export function fitsSchema({ type, enum: values, format, pattern }: AnswerSchema, value: unknown): boolean {
  if (type && !fitsType(type, value)) return false;
  if (values && !values.includes(value)) return false;
  if (typeof value !== 'string') return true;
  const isOfFormat = format === undefined || (formats[format]?.(value) ?? true);
  return isOfFormat && (pattern === undefined || new RegExp(pattern, 'u').test(value));
}

/** Describes in words what a schema expects: its types, its format, or the allowed values. */
export function wordsOf({ type, enum: values, format, pattern, anyOf }: AnswerSchema): string {
  if (values) return values.map((value) => JSON.stringify(value)).join(' | ');
  const text = format ?? (pattern === undefined ? 'string' : `string like ${pattern}`);
  const words = type?.map((name) => (name === 'string' ? text : name)) ?? anyOf?.map(wordsOf);
  return words?.join(' | ') ?? 'anything';
}
