import type { FormatKind } from '../values/formats.ts';
import type * as vocabulary from './declare.ts';
import { type Declared, type Options as DeclaredOptions, optional, text, type Which, word } from './declare.ts';
import type * as menuWords from './menuWords.ts';

type Vocabulary = typeof vocabulary & typeof menuWords;
/** The value of a word's `is`; only `shown` declares `format`. */
export type WordName =
  | {
      [Name in keyof Vocabulary]: Vocabulary[Name] extends { is: infer Is } | ((...given: never) => { is: infer Is })
        ? Is
        : never;
    }[keyof Vocabulary]
  | 'format';

/** A table with entries for some of the words. */
export type PerWord<Known> = Readonly<Partial<Record<WordName, Known>>>;

/** A word of the vocabulary with the properties its builder function was given, as the check reads it. */
export interface Word extends Declared {
  readonly is: WordName;
  readonly of?: Declared | DeclaredOptions | readonly Declared[];
  readonly more?: Options;
  readonly as?: string;
  readonly name?: string;
  readonly command?: string;
  readonly names?: readonly string[];
  readonly which?: Which;
  readonly having?: readonly string[];
  readonly formats?: readonly FormatKind[];
  readonly value?: unknown;
  readonly values?: readonly (string | number | true)[];
  readonly matches?: RegExp | ((value: string) => boolean);
  readonly says?: string;
  readonly on?: 'any' | 'pages';
  readonly from?: 'answer' | 'row';
  readonly least?: number;
  readonly most?: number;
}

export type Options = Readonly<Record<string, Word>>;

// The casts hold because each word has the properties its builder function was given.
/** The declaration that a word wraps. */
export const innerOf = ({ of }: Word): Word => of as Word;
/** The declarations that a word chooses from. */
export const choicesOf = ({ of }: Word): readonly Word[] => of as readonly Word[];
/** The options of an object. */
export const optionsOf = ({ of = {} }: Word): Options => of as Options;

interface Opener {
  key: string;
  opens: 'query' | 'list' | 'object';
  /** Without the key, the options refer to the only list or to the response itself. */
  mayLack?: true;
}

/** The words for objects in which one option names what the others refer to: that option's key, and what it names. */
export const openers: PerWord<Opener> = {
  perList: { key: 'rows', opens: 'list', mayLack: true },
  perObject: { key: 'object', opens: 'object' },
  perObjectOrAnswer: { key: 'object', opens: 'object', mayLack: true },
  perQuery: { key: 'query', opens: 'query' },
};

const omissible: readonly WordName[] = ['defaulted', 'key', 'list', 'optional', 'preset', 'titled'];
/** Whether an option may be left out; `namesIn.ts` reports it if its default is unknown. */
export const mayLack = ({ is }: Word): boolean => omissible.includes(is);

/** The words that wrap a declaration, adding a condition or changing its scope. */
const wrappers: readonly WordName[] = [
  'defaulted',
  'optional',
  'fitting',
  'ifSortable',
  'ifInBody',
  'ifInRow',
  'ifWhole',
  'inAnswer',
  'inReceipt',
  'built',
  'inner',
  'preset',
  'special',
];
export const isWrapper = ({ is }: Word): boolean => wrappers.includes(is);

/** The sets of options of the objects that a word allows, one set per object; undefined if it allows none. */
export function optionSets(declared: Word): Options[] | undefined {
  const { is, more = {}, as = '', formats = [] } = declared;
  const opener = openers[is];
  if (is === 'group') return [optionsOf(declared)];
  // By now, defaults have been filled in unless the field is unknown or has no title; `namesIn.ts` reports that.
  if (is === 'shown') return [{ [as]: text, format: optional({ is: 'format', formats }), ...more }];
  if (is === 'valued') return [{ field: text, [as]: text, ...more }];
  if (is === 'builtForm') return [{ kind: word('form'), ...optionsOf(innerOf(declared)) }];
  if (opener) {
    const named = { [opener.key]: opener.mayLack ? optional(text) : text };
    return optionSets(innerOf(declared))?.map((options) => ({ ...named, ...options }));
  }
  if (is !== 'either') return isWrapper(declared) ? optionSets(innerOf(declared)) : undefined;
  const sets = choicesOf(declared).map(optionSets);
  return sets.every((one) => one !== undefined) ? sets.flat() : undefined;
}
