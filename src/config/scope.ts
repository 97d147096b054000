import type { Fields, Part } from '../../generated/fields.ts';
import type { QueryId } from '../client/types.ts';
import type { Declared } from './declare.ts';
import type { Loose } from './loose.ts';
import type { Portal } from './portal.ts';
import type { subjectDeclared } from './portalDeclared.ts';
import type { Description, Problem } from './rules/problem.ts';

/** The names that the config itself defines. */
export interface ConfigNames {
  routes: readonly string[];
  periods: readonly string[];
  /** What cards can be compared with. */
  comparisons: readonly string[];
  ranges: readonly string[];
  /** The ranges whose first and last day can be entered. */
  customRanges: readonly string[];
  pageSizes: readonly number[];
  /** The ids of the sections on a screen, of one kind or of all. */
  sectionsAt(route: string, kind?: string): readonly string[];
  /** The months of the periods that a section offers; undefined if there is no such section or set of periods. */
  monthsOf(route: string, section: string): readonly number[] | undefined;
}

/** A config that defines no names. */
export const noNames: ConfigNames = {
  routes: [],
  periods: [],
  comparisons: [],
  ranges: [],
  customRanges: [],
  pageSizes: [],
  sectionsAt: () => [],
  monthsOf: () => undefined,
};

/** The names that a value may refer to at its place. */
export interface Scope {
  config: ConfigNames;
  description: Description;
  kinds: KindList;
  /** The section's own query; `query` is the one whose response the options refer to. */
  own?: string;
  query?: string;
  /** The list that is named or implied; `key` is the field that identifies its rows according to the description. */
  rows?: string;
  key?: string | undefined;
  command?: string;
  /** The fields that can be named. */
  of: Fields;
  /** The field that the options belong to. */
  field?: { name: string; format: string; part: Part | undefined };
  /** The route of the screen, and the screen's subject. */
  route?: string;
  subject?: Loose<typeof subjectDeclared> | undefined;
  /** The object that has the value as an option. */
  beside?: object;
}

/** The scope of an object that names nothing of what it is in. */
export const apart = ({ config, description, kinds, route = '' }: Scope): Scope => {
  return { config, description, kinds, route, of: {} };
};

/** The checks that a declaration cannot express. */
export type Rules<Value> = (value: Value, path: string, scope: Scope) => Problem[];

/** A kind of section, as the check and other tools read it. */
export interface Kind {
  readonly kind: string;
  readonly declared: Declared;
  readonly rules?: Rules<never>;
  /** The queries that a section names in code and sends as soon as it is drawn, without those of its dialogs. */
  readonly asks?: readonly QueryId[] | ((section: never, portal: Portal) => readonly QueryId[]);
  /** Visitors' screens may have it: its code is loaded with the sign-in page. */
  readonly forVisitors?: true;
  /** It requests no data of an investor. */
  readonly withoutInvestor?: true;
}

export type KindList = Readonly<Record<string, Kind>>;
