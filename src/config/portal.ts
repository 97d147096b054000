import type { Feature } from './described.ts';
import type { GroupSection } from './kinds/group.ts';
import type { kinds } from './kinds.ts';
import type { Loose, Names, SectionOf } from './loose.ts';
import type { menuEntry, months, portalDeclared } from './portalDeclared.ts';
import type { Subject } from './screen.ts';

/** A part of a screen that stands for itself. */
export type PlainSection<N extends Names = Names> = {
  [Kind in Exclude<keyof typeof kinds, 'group'>]: SectionOf<(typeof kinds)[Kind], N>;
}[Exclude<keyof typeof kinds, 'group'>];

/** A part of a screen. */
export type Section<N extends Names = Names> = PlainSection<N> | GroupSection<PlainSection<N>>;

/** What a route shows. */
export interface Screen<N extends Names = Names> {
  /** The heading, and the first part of the page's title. */
  title: string;
  /** Drawn, asked for and in the menu only where this part is on for the investor. */
  part?: Feature;
  /** The screen that this one belongs to; a link above the heading leads there. */
  back?: N['path'];
  subject?: Subject;
  sections: readonly Section<N>[];
}

/** The whole of `portal.config.ts`, as the rest of the code reads it. */
export type Portal = Loose<typeof portalDeclared>;

export type Brand = Portal['brand'];
export type Api = Portal['api'];
export type SessionTimes = Portal['session'];
/** A choice of time, counted backward from today in months. */
export type Period = Loose<typeof months>;
/** A choice of document range: months backward from today, or a first and a last day that the investor enters. */
export type Range = Portal['ranges'][string][number];
export type Comparison = Portal['comparisons'][number];
export type FooterLink = Portal['footer']['links'][number];

/** An entry of the side menu: the way to a screen, or signing out. */
export type MenuEntry<N extends Names = Names> = Loose<typeof menuEntry, N>;
export type MenuIcon = MenuEntry['icon'];
/** A place on a screen that the menu leads to. */
export type Anchor = NonNullable<Extract<MenuEntry, { to: unknown }>['anchors']>[number];
