import { wordsOf } from '../../../src/values/words.ts';

/** Reserved words, and names that generated files use themselves. */
const taken = new Set(
  `arguments await break case catch class const continue debugger default delete do else enum eval export extends false
  finally for function if implements import in instanceof interface let new null package private protected public
  return static super switch this throw true try typeof undefined var void while with yield
  bodies faker fields http mocks operations scoped send useQuery`.split(/\s+/),
);

const capital = (word: string) => `${word[0]?.toUpperCase() ?? ''}${word.slice(1).toLowerCase()}`;

/** A name in PascalCase that consists of letters and digits and begins with a letter. */
export function pascalName(name: string): string {
  const joined = wordsOf(name).map(capital).join('');
  return /^[A-Z]/.test(joined) ? joined : `Call${joined}`;
}

/** A name in camelCase that a constant can have. */
export function camelName(name: string): string {
  const pascal = pascalName(name);
  const camel = `${pascal[0]?.toLowerCase()}${pascal.slice(1)}`;
  return taken.has(camel) ? `${camel}Call` : camel;
}

/** Makes names unique whatever their case: a repeated one gets a number. */
export function uniqueNames(known: Iterable<string> = []): (name: string) => string {
  const given = new Set([...known].map((name) => name.toLowerCase()));
  return (name) => {
    let unique = name;
    for (let count = 2; given.has(unique.toLowerCase()); count += 1) unique = `${name}${count}`;
    given.add(unique.toLowerCase());
    return unique;
  };
}

const reading =
  /^(check|count|describe|download|export|fetch|find|get|history|info|list|load|lookup|overview|preview|query|read|report|retrieve|search|show|status|summary|view)$/;

/** Whether an operation reads, judging by the first and the last word of its name. */
export function readsByName(name: string): boolean {
  const words = wordsOf(name).map((word) => word.toLowerCase());
  return [words[0], words.at(-1)].some((word) => word !== undefined && reading.test(word));
}
