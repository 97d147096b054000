import type { OwnTexts } from '../../../src/values/text/catalogue.ts';

const numbers = [0, 1, 2];
const names = ['N1', 'N2', 'N3', 'N4', 'N5'];

/** The names among its parameters that a text contains. */
export const namesIn = (text: string): string[] => names.filter((name) => text.includes(name));

/** Every text by its path. A function is called with names and with small numbers. */
function written(texts: object, path = '', values = names): [path: string, text: string][] {
  return Object.entries(texts).flatMap(([key, value]: [string, unknown]): [string, string][] => {
    const place = `${path}${key}`;
    if (typeof value === 'string') return [[place, value]];
    if (typeof value === 'object' && value !== null) return written(value, `${place}.`, values);
    if (typeof value !== 'function') return [];
    // Every function of a catalogue takes texts and numbers, and puts them into a text.
    const say = value as (...parts: (string | number)[]) => string;
    const said = numbers.map((number): [string, string] => [
      `${place}(${number})`,
      String(say(...names.map(() => number))),
    ]);
    return [[place, say(...values)], ...said];
  });
}

/** Every text of a language for the interface, by its path. */
export async function textsOf(
  { visitors = {}, signedIn, further }: OwnTexts,
  values?: string[],
): Promise<Map<string, string>> {
  const parts = [visitors, (await signedIn?.())?.signedIn ?? {}, (await further?.())?.further ?? {}];
  return new Map(parts.flatMap((texts) => written(texts, '', values)));
}
