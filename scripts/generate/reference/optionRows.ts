import { optional } from '../../../src/config/declare.ts';
import { wantedText } from '../../../src/config/wantedText.ts';
import {
  choicesOf,
  innerOf,
  isWrapper,
  mayLack,
  type Options,
  optionSets,
  optionsOf,
  type Word,
} from '../../../src/config/word.ts';
import { documentedOptions, type Source } from './docTexts.ts';

/** An option of the config: its path, whether it is needed, what it takes, and what it does. */
export interface OptionRow {
  path: string;
  isNeeded: boolean;
  takes: string;
  text: string;
}

const quoted = (names: readonly (string | number | true)[] = []) =>
  names.map((name) => `\`${typeof name === 'string' ? `'${name}'` : name}\``).join(', ');

/** The condition that a wrapper adds to an option, as the end of a sentence. */
function conditionOf({ is, name = '', names = [], formats = [], says }: Word): string {
  if (is === 'fitting') return `; ${says ?? `only for ${formats.join(', ')}`}`;
  if (is === 'ifSortable') return '; only for a field that the rows can be sorted by';
  if (is === 'ifInBody') return `; only if the body has \`${name}\``;
  if (is === 'ifInRow') return `; only if the rows have ${names.map((one) => `\`${one}\``).join(', ')}`;
  return is === 'ifWhole' ? '; only for lists that arrive whole' : '';
}

/** Shorter texts for some words of the vocabulary than their doc texts. */
const brief: Readonly<Record<string, string>> = {
  text: 'a text',
  prose: 'a text that is shown',
  titled: 'a text that is shown; by default the `title` of the field',
  query: 'a query',
  list: 'a list of the response',
  field: 'a field',
  format: 'a format; by default the usual one of the field',
  path: 'a path',
  entries: 'a field that holds values by name',
  objectWith: 'a field that is an object',
};

/** The kind of a section inside another one. */
const kindIn = (declared: Word) => optionsOf(innerOf(declared)).kind?.values?.[0] ?? '';

/** What a declaration takes, in words; `words` holds the doc texts of the vocabulary. */
function takesOf(declared: Word, words: ReadonlyMap<string, string>): string {
  const { is, values = [], formats = [], names = [], having = [], most, says } = declared;
  if (is === 'inner') return `a section of the kind \`${kindIn(declared)}\``;
  if (isWrapper(declared)) return `${takesOf(innerOf(declared), words)}${conditionOf(declared)}`;
  if (is === 'word') return quoted(values);
  if (is === 'written') return wantedText(says ?? '');
  if (is === 'whole') return `a whole number above 0${most === undefined ? '' : `, at most ${most}`}`;
  if (is === 'many' || is === 'nonEmpty') return `a list: ${takesOf(innerOf(declared), words)}`;
  if (is === 'record' || is === 'bySection' || is === 'paths')
    return `values by ${is === 'paths' ? 'path' : 'name'}: ${takesOf(innerOf(declared), words)}`;
  if (is === 'either')
    return [...new Set(choicesOf(declared).flatMap((one) => takesOf(one, words).split(', or ')))].join(', or ');
  if (is === 'builtForm') return 'a form, as in the kind `form`';
  if (is === 'shown' || is === 'valued') return 'a field, or an object';
  if (is === 'screen' || is === 'sections') return is === 'screen' ? 'a screen' : 'a list of sections';
  if (optionSets(declared)) return 'an object';
  const text = brief[is] ?? (words.get(is) || is).split(/[;.]/)[0] ?? is;
  const only = [...having, ...names];
  const limits = [
    ...(formats.length > 0 ? [`as ${formats.join(', ')}`] : []),
    ...(only.length > 0 ? [`with ${only.map((one) => `\`${one}\``).join(', ')}`] : []),
  ];
  return [`${text[0]?.toLowerCase()}${text.slice(1)}`, ...limits].join(', ');
}

/** The declarations with options that a declaration holds, and what is added to the path to get there. */
function objectsIn(declared: Word): { sets: Options[]; step: string }[] {
  const { is } = declared;
  // Forms and other kinds have a section of their own, and screens and sections are described next to the whole config.
  if (is === 'builtForm' || is === 'inner' || is === 'screen' || is === 'sections') return [];
  const further = (step: string, one: Word) => objectsIn(one).map((found) => ({ ...found, step: step + found.step }));
  if (is === 'many' || is === 'nonEmpty') return further('[]', innerOf(declared));
  if (is === 'record' || is === 'bySection' || is === 'paths') return further('.*', innerOf(declared));
  if (isWrapper(declared)) return further('', innerOf(declared));
  const sets = optionSets(declared);
  if (sets) return [{ sets, step: '' }];
  return is === 'either' ? choicesOf(declared).flatMap((one) => further('', one)) : [];
}

/** The rows of a set of options and of everything in them. */
function rowsOf(options: Options, source: Source, words: ReadonlyMap<string, string>, prefix: string): OptionRow[] {
  const documented = documentedOptions(source);
  return Object.entries(options).flatMap(([key, declared]): OptionRow[] => {
    const { text = '', source: below = source } = documented.get(key) ?? {};
    const path = `${prefix}${key}`;
    const row = { path, isNeeded: !mayLack(declared), takes: takesOf(declared, words), text };
    const objects = objectsIn(declared).flatMap(({ sets, step }) => sets.map((set) => ({ set, step })));
    const nested = objects.flatMap(({ set, step }) => {
      const inAll = (name: string) => objects.every((other) => other.step !== step || name in other.set);
      const own = Object.fromEntries(
        Object.entries(set).map(([name, one]) => [name, inAll(name) || mayLack(one) ? one : optional(one)]),
      );
      return rowsOf(own as Options, below, words, `${path}${step}.`); // Only wrapped, so still words.
    });
    return [row, ...nested];
  });
}

/** One row for each path: an option is needed if every object that has it there needs it. */
function merged(rows: readonly OptionRow[]): OptionRow[] {
  const byPath = new Map<string, OptionRow>();
  for (const row of rows) {
    const known = byPath.get(row.path);
    if (!known) byPath.set(row.path, { ...row });
    else {
      known.isNeeded &&= row.isNeeded;
      known.text ||= row.text;
      if (!known.takes.includes(row.takes)) known.takes += `, or ${row.takes}`;
    }
  }
  return [...byPath.values()];
}

/** The options of a declaration at any depth, with their doc texts, in the order of the source. */
export const optionRows = (declared: Word, source: Source, words: ReadonlyMap<string, string>): OptionRow[] =>
  merged(rowsOf(optionsOf(declared), source, words, ''));
