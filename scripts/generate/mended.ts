import { isNode, LineCounter, parseDocument } from 'yaml';
import type { Problem } from '../../src/config/rules/problem.ts';
import { isObject } from '../../src/values/isObject.ts';

/** How often lines are indented: once for each level of lists and objects in flow style. */
const deepest = 50;

/** The text with the lines indented that other parsers accept as they are: those of JSON in the midst of YAML. */
function indented(text: string): string {
  const lines = text.split('\n');
  for (let round = 0; round < deepest; round += 1) {
    const wrong = parseDocument(lines.join('\n')).errors.filter(({ code }) => code === 'BAD_INDENT');
    if (wrong.length === 0) break;
    for (const line of new Set(wrong.map(({ linePos }) => (linePos?.[0].line ?? 1) - 1)))
      lines[line] = `  ${lines[line]}`;
  }
  return lines.join('\n');
}

/** A description of another API that can be read once something in it is changed, and what was changed. */
export interface Mended {
  root: Readonly<Record<string, unknown>>;
  problems: Problem[];
}

/**
 * Reads a description that Redocly refuses: one whose flow style is indented too little, or with a schema that refers
 * only to itself, of which nothing is known then. Returns undefined if nothing of the kind is wrong with it.
 */
export function mended(file: string, text: string): Mended | undefined {
  const lineCounter = new LineCounter();
  const given = indented(text);
  const document = parseDocument(given, { lineCounter });
  const root: unknown = document.errors.length === 0 ? document.toJS() : undefined;
  if (!isObject(root)) return undefined;
  const problems: Problem[] = [];

  function withoutSelf(value: unknown, keys: readonly (string | number)[]): unknown {
    if (Array.isArray(value)) return value.map((one, index) => withoutSelf(one, [...keys, index]));
    if (!isObject(value)) return value;
    if (value.$ref === `#/${keys.join('/')}`) {
      const node = document.getIn(keys, true);
      const { line, col: column } = lineCounter.linePos((isNode(node) && node.range?.[0]) || 0);
      const message = 'refers only to itself, so nothing is known about it';
      problems.push({ file, line, column, path: keys.join('.'), message, severity: 'warning' });
      return {};
    }
    return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, withoutSelf(one, [...keys, key])]));
  }

  const sound = withoutSelf(root, []) as Mended['root']; // An object stays one.
  return given === text && problems.length === 0 ? undefined : { root: sound, problems };
}
