import type { GroupConfig } from './kinds/group.ts';
import type { kinds } from './kinds.ts';
import type { Loose, Names, SectionOf } from './loose.ts';
import type { menuEntry, portalDeclared, screenDeclared } from './portalDeclared.ts';
import type { months } from './settingWords.ts';

/** A section that is not a group. */
export type PlainConfig<N extends Names = Names> = {
  [Kind in Exclude<keyof typeof kinds, 'group'>]: SectionOf<(typeof kinds)[Kind], N>;
}[Exclude<keyof typeof kinds, 'group'>];

/** A section of a screen. */
export type Section<N extends Names = Names> = PlainConfig<N> | GroupConfig<PlainConfig<N>>;

/** What a route shows. */
export type Screen<N extends Names = Names> = Loose<typeof screenDeclared, N>;

/** The whole of `portal.config.ts`, as the rest of the code reads it. */
export type Portal = Loose<typeof portalDeclared>;

export type SessionTimes = Portal['session'];
/** A period: a number of months back from today. */
export type Period = Loose<typeof months>;
/** A document range: months back from today, or a first and a last day that the investor enters. */
export type Range = Portal['ranges'][string][number];

/** An entry of the side menu: a link to a screen, or signing out. */
export type MenuEntry<N extends Names = Names> = Loose<typeof menuEntry, N>;
/** A link from the menu to a section of a screen. */
export type Anchor = NonNullable<Extract<MenuEntry, { to: unknown }>['anchors']>[number];
