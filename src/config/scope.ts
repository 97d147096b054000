import type { Fields, Part } from '../../generated/fields.ts';
import type { Description, Problem } from './rules/problem.ts';
import type { Subject } from './screen.ts';

/** The names that the config itself gives. */
export interface ConfigNames {
  routes: readonly string[];
  periods: readonly string[];
  ranges: readonly string[];
  pageSizes: readonly number[];
  /** The ids of the forms of a screen. */
  formsAt(route: string): readonly string[];
}

/** What a value may refer to at its place. */
export interface Scope {
  config: ConfigNames;
  description: Description;
  /** The section's own query, and the one whose answer the options are about. */
  own?: string;
  query?: string;
  /** The list that is named or meant, and the field that the description tells its rows apart by. */
  rows?: string;
  key?: string | undefined;
  command?: string;
  /** The fields that can be named. */
  of: Fields;
  /** The field that the options belong to. */
  field?: { name: string; format: string; part: Part | undefined };
  /** The route of the screen, and what the screen is about. */
  route?: string;
  subject?: Subject | undefined;
  /** The object that the value is an option of. */
  beside?: object;
}

/** Checks that names alone cannot express. */
export type Rules<Value> = (value: Value, path: string, scope: Scope) => Problem[];
