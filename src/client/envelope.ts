import { isObject } from '../values/isObject.ts';

/** An answer's envelope without the token, which goes to the session and must not reach a cache. */
export interface Envelope {
  status?: string;
  message?: string;
  data?: unknown;
}

const longestMessage = 500;

/** White space, control characters, and characters that change the writing direction. */
const unseen = /[\s\p{Cc}\u202a-\u202e\u2066-\u2069]+/gu;
const markup = /<[a-z!/]/i;

/** A message from the server: a string, or the first of a list. Markup, or a text too long to read, does not count. */
function sentence(value: unknown): string | undefined {
  const found = Array.isArray(value) ? value[0] : value;
  if (typeof found !== 'string' || markup.test(found)) return undefined;
  const plain = found.replace(unseen, ' ').trim();
  return plain !== '' && plain.length <= longestMessage ? plain : undefined;
}

/** Drops a `__proto__` key, which an object would take for its prototype. */
const withoutProto = (key: string, value: unknown) => (key === '__proto__' ? undefined : value);

/** A value, not a name, that stands for no date in some databases, with or without a time of day. */
const noDate = /"(?:0000-00-00|0001-01-01|1900-01-01|9999-12-31)(?:[T ][\d:.,]+\s?(?:Z|[+-][\d:]+)?)?"(?=\s*[,}\]])/g;

/**
 * Parses JSON, with null for what stands for no date. Returns undefined for an empty text, and the text itself where it
 * is not JSON, such as an HTML page.
 */
export function parsed(content: string): unknown {
  try {
    // A reviver is slow, so it is used only when it is needed.
    if (content === '') return undefined;
    const dated = content.replace(noDate, 'null');
    return JSON.parse(dated, dated.includes('__proto__') ? withoutProto : undefined);
  } catch {
    return content;
  }
}

/** Makes undefined of each field that is null, since both mean that it has no value. Changes the answer itself. */
export function withoutNulls<T>(answer: T): T {
  if (Array.isArray(answer)) answer.forEach(withoutNulls);
  else if (isObject(answer))
    for (const [name, value] of Object.entries(answer))
      if (value === null) Reflect.set(answer, name, undefined);
      else withoutNulls(value);
  return answer;
}

/** The `newtoken` of an answer, beside `data` or, by Reading R1, inside it. */
export function newTokenOf(body: unknown): string | undefined {
  if (!isObject(body)) return undefined;
  const found = body.newtoken ?? (isObject(body.data) ? body.data.newtoken : undefined);
  return typeof found === 'string' && found !== '' ? found : undefined;
}

/**
 * The envelope of an answer without its token, with a doubled `data` level unwrapped (Reading R1); undefined where
 * there is no envelope.
 */
export function envelopeOf(body: unknown): Envelope | undefined {
  if (!isObject(body)) return undefined;
  const status = typeof body.status === 'string' ? body.status : undefined;
  return { status, message: sentence(body.message), data: withoutToken(unwrapped(body.data)) };
}

/** Data without a doubled `data` level. */
export function unwrapped(data: unknown): unknown {
  if (!isObject(data)) return data;
  const fields = Object.keys(data).filter((field) => field !== 'newtoken');
  return fields.length === 1 && fields[0] === 'data' ? data.data : data;
}

function withoutToken(data: unknown): unknown {
  if (!isObject(data) || !('newtoken' in data)) return data;
  const { newtoken: _, ...rest } = data;
  return rest;
}

/** The message of an error response, and its errors by field of the body. */
export function problemOf(body: unknown): { message?: string; errors: Record<string, string> } {
  if (!isObject(body)) return { errors: {} };
  const entries = Object.entries(isObject(body.errors) ? body.errors : {});
  const errors = entries.flatMap(([field, value]) => {
    const text = sentence(value);
    return text ? [[field, text] as const] : [];
  });
  return { message: sentence(body.message), errors: Object.fromEntries(errors) };
}
