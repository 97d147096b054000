import type { Exclusive, Loose, Names, SectionOf } from './loose.ts';
import type { menuEntry, portalDeclared, screenDeclared } from './portalDeclared.ts';
import type { periodEntry } from './settingWords.ts';

/** The kinds of sections by name; `src/kinds/declared.ts` adds its list, so that the config imports no kind. */
// biome-ignore lint/suspicious/noEmptyInterface: another file adds to it
export interface Kinds {}

/** A section that is not a group. */
export type PlainConfig<N extends Names = Names> = {
  [Name in Exclude<keyof Kinds, 'group'>]: SectionOf<Kinds[Name], N>;
}[Exclude<keyof Kinds, 'group'>];

/** A section that holds others. */
export type GroupSection<N extends Names = Names> = SectionOf<
  Kinds['group'],
  N & { sections: readonly PlainConfig<N>[] }
>;

/** A section of a screen. */
export type Section<N extends Names = Names> = PlainConfig<N> | GroupSection<N>;

/** A section that lists the rows of a response. */
export type ListConfig = Exclusive<Extract<Section, { kind: 'table' | 'tiles' }>>;

/** What is known about a section before its screen has loaded; `outer` is its group, or the section itself. */
export type PlacedSection = { outer: string } & Pick<PlainConfig, 'id' | 'kind'> &
  Partial<Readonly<Record<'query' | 'command', string>>> & { of?: Extract<PlainConfig, { of: unknown }>['of'] };

/** What a route shows; `outline` stands in for the sections until they have loaded. */
export type Screen<N extends Names = Names> = Loose<typeof screenDeclared, N & { sections: readonly Section<N>[] }> & {
  readonly outline?: readonly PlacedSection[];
};

/** What a screen with a route parameter is about, such as a loan. */
export type Subject = NonNullable<Screen['subject']>;

interface PortalNames extends Names {
  screen: Screen;
}

/** The whole of `portal.config.ts`, as the rest of the code reads it. */
export type Portal = Loose<typeof portalDeclared, PortalNames>;

export type SessionTimes = Portal['session'];
/** A period: this many complete months before the current one; in a list of entries, the current one up to today as well. */
export type Period = Loose<typeof periodEntry>;
/** A document range: months back from today, or a first and a last day that the investor enters. */
export type Range = Portal['ranges'][string][number];

/** An entry of the side menu: a link to a screen, or signing out. */
export type MenuEntry<N extends Names = Names> = Loose<typeof menuEntry, N>;
/** A link from the menu to a section of a screen. */
export type Anchor = NonNullable<Extract<MenuEntry, { to: unknown }>['anchors']>[number];
