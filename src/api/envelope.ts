import { isObject } from '../format/isObject.ts';

/** What is left of an answer's envelope: the token has gone to the session and must not reach a cache. */
export interface Envelope {
  status?: string;
  message?: string;
  data?: unknown;
}

const longestMessage = 500;

/** Spaces of all kinds, control characters, and what turns the direction of a line. */
const unseen = /[\s\p{Cc}\u202a-\u202e\u2066-\u2069]+/gu;
const markup = /<[a-z!/]/i;

/** A server's sentence: a string, or the first of a list. A page, or more than anyone would read, is no sentence. */
function sentence(value: unknown): string | undefined {
  const found = Array.isArray(value) ? value[0] : value;
  if (typeof found !== 'string' || markup.test(found)) return undefined;
  const plain = found.replace(unseen, ' ').trim();
  return plain !== '' && plain.length <= longestMessage ? plain : undefined;
}

/** A key that an object takes for its prototype is no field of anything. */
const withoutProto = (key: string, value: unknown) => (key === '__proto__' ? undefined : value);

/** The value of a JSON text; undefined for an empty one, and the text itself where it is no JSON, such as a page. */
export function parsed(content: string): unknown {
  try {
    // Asking about every key takes longer than all the rest.
    return content === '' ? undefined : JSON.parse(content, content.includes('__proto__') ? withoutProto : undefined);
  } catch {
    return content;
  }
}

/** `newtoken` beside `data` or, by Reading R1, inside it. */
export function newTokenOf(body: unknown): string | undefined {
  if (!isObject(body)) return undefined;
  const found = body.newtoken ?? (isObject(body.data) ? body.data.newtoken : undefined);
  return typeof found === 'string' && found !== '' ? found : undefined;
}

/** The envelope of an answer without its token, an extra `data` level unwrapped (Reading R1); undefined for no envelope. */
export function envelopeOf(body: unknown): Envelope | undefined {
  if (!isObject(body)) return undefined;
  const status = typeof body.status === 'string' ? body.status : undefined;
  return { status, message: sentence(body.message), data: withoutToken(unwrapped(body.data)) };
}

function unwrapped(data: unknown): unknown {
  if (!isObject(data)) return data;
  const fields = Object.keys(data).filter((field) => field !== 'newtoken');
  return fields.length === 1 && fields[0] === 'data' ? data.data : data;
}

function withoutToken(data: unknown): unknown {
  if (!isObject(data) || !('newtoken' in data)) return data;
  const { newtoken: _, ...rest } = data;
  return rest;
}

/** What a refusal says: its message, and its errors by field of the body. */
export function problemOf(body: unknown): { message?: string; errors: Record<string, string> } {
  if (!isObject(body)) return { errors: {} };
  const entries = Object.entries(isObject(body.errors) ? body.errors : {});
  const errors = entries.flatMap(([field, value]) => {
    const text = sentence(value);
    return text ? [[field, text] as const] : [];
  });
  return { message: sentence(body.message), errors: Object.fromEntries(errors) };
}
