import type { FormatKind } from '../format/formatValue.ts';
import type { Declared, Options, Which } from './declare.ts';

/** A word of the vocabulary with whatever its function was given: what the check reads. */
export interface Word extends Declared {
  readonly of?: Declared | Options | readonly Declared[];
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
  readonly on?: 'any' | 'paged' | 'pages';
  readonly from?: 'answer' | 'row';
  readonly least?: number;
  readonly most?: number;
}

/** What a word is said of: one declaration, several to choose from, or the options of an object. */
export const innerOf = ({ of }: Word): Word => of as Word; // Each word has what its function was given.
export const choicesOf = ({ of }: Word): readonly Word[] => of as readonly Word[]; // The same.
export const optionsOf = ({ of = {} }: Word): Readonly<Record<string, Word>> => of as Readonly<Record<string, Word>>; // The same.
