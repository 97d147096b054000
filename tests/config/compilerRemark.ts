import type { Remark } from './compiler.ts';

/** The last line of a message is the plainest; the lines before it trace where it comes from. */
export const lastLineOf = (message: string) => message.split('\n').at(-1)?.trim() ?? '';

const literal = /^("[^"]*"|true|false|null|undefined|-?\d+)$/;

/** The names in a union of literals, sorted, since each version of the compiler orders them differently. */
function namesIn(type: string): string[] | undefined {
  const names = type.split(' | ').filter((name) => name !== 'undefined');
  return names.length > 0 && names.every((name) => literal.test(name)) ? names.toSorted() : undefined;
}

function fact(message: string): string {
  const [, value = '', type = ''] =
    /^Type '(.*?)' is not assignable to type '(.*?)'\.( Did you mean .*)?$/.exec(message) ?? [];
  if (type) {
    const allowed = namesIn(type);
    return `${literal.test(value) ? value.replaceAll('"', "'") : ''}${allowed ? `; allowed: ${allowed.map((name) => name.replaceAll('"', '')).join(', ')}` : ''}`;
  }
  const [, unknown] =
    /^Object literal may only specify known properties, (?:and|but) '(.*?)' does not exist/.exec(message) ?? [];
  if (unknown) return `'${unknown}' is not known`;
  const [, missing] = /^Property '(.*?)' is missing/.exec(message) ?? [];
  const [, several] = /is missing the following properties from type '.*': (.*)$/.exec(message) ?? [];
  return missing || several ? `${missing ?? several} is missing` : '';
}

/** The place, value and names of a remark, without the compiler's prose about types, which changes between versions. */
export function wordsOfRemark({ marked, message }: Remark): string {
  const place = marked.length > 40 ? `${marked.slice(0, 40)}…` : marked;
  return [place, fact(lastLineOf(message))].filter(Boolean).join(': ').replace(': ;', ';');
}
