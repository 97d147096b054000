import type { FormatKind } from '../format/formats.ts';
import type * as vocabulary from './declare.ts';
import {
  type Declared,
  type Options as DeclaredOptions,
  type Lists,
  optional,
  text,
  type Which,
  word,
} from './declare.ts';
import type * as menuWords from './menuWords.ts';

type Vocabulary = typeof vocabulary & typeof menuWords;
/** What a word `is`; `format` is declared by `shown` alone. */
export type WordName =
  | {
      [Name in keyof Vocabulary]: Vocabulary[Name] extends { is: infer Is } | ((...given: never) => { is: infer Is })
        ? Is
        : never;
    }[keyof Vocabulary]
  | 'format';

/** What somebody knows of some words. */
export type PerWord<Known> = Readonly<Partial<Record<WordName, Known>>>;

/** A word of the vocabulary with whatever its function was given: what the check reads. */
export interface Word extends Declared {
  readonly is: WordName;
  readonly of?: Declared | DeclaredOptions | readonly Declared[];
  readonly more?: Options;
  readonly as?: string;
  readonly name?: string;
  readonly names?: readonly string[];
  readonly which?: Which;
  readonly having?: readonly string[];
  readonly formats?: readonly FormatKind[];
  readonly values?: readonly (string | number | true)[];
  readonly matches?: RegExp | ((value: string) => boolean);
  readonly says?: string;
  readonly on?: Lists;
  readonly from?: 'answer' | 'row';
  readonly least?: number;
  readonly most?: number;
}

export type Options = Readonly<Record<string, Word>>;

// Each word has what its function was given.
/** The declaration that a word is about. */
export const innerOf = ({ of }: Word): Word => of as Word;
/** The declarations that a word offers to choose from. */
export const choicesOf = ({ of }: Word): readonly Word[] => of as readonly Word[];
/** The options of an object. */
export const optionsOf = ({ of = {} }: Word): Options => of as Options;

interface Opener {
  key: string;
  opens: 'query' | 'command' | 'list' | 'object';
  /** Without the key the options are about the only list, or about the answer itself. */
  mayLack?: true;
}

/** The words for objects that name in one option what the others are about: its key, and what it names. */
export const openers: PerWord<Opener> = {
  perList: { key: 'rows', opens: 'list', mayLack: true },
  perObject: { key: 'object', opens: 'object' },
  perObjectOrAnswer: { key: 'object', opens: 'object', mayLack: true },
  perQuery: { key: 'query', opens: 'query' },
  perCommand: { key: 'command', opens: 'command' },
};

const omissible: readonly WordName[] = ['defaulted', 'key', 'list', 'optional', 'titled'];
/** Whether an option may be left out; what has a default is missing only where there is none, and `namesIn.ts` reports that. */
export const mayLack = ({ is }: Word): boolean => omissible.includes(is);

/** The words that stand for what they are about, on some condition or in another scope. */
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
  'special',
];
export const isWrapper = ({ is }: Word): boolean => wrappers.includes(is);

/** The options of the objects that a word stands for, one set for each of several; nothing where it stands for no object. */
export function optionSets(declared: Word): Options[] | undefined {
  const { is, more = {}, as = '', formats = [] } = declared;
  const opener = openers[is];
  if (is === 'group') return [optionsOf(declared)];
  // What is left out has been filled in, unless the field is unknown or has no title; `namesIn.ts` reports that.
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
