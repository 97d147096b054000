import type { Body, PersistableId } from '../api/types.ts';
import type { Feature } from './described.ts';
import type { GroupSection } from './kinds/group.ts';
import type { kinds } from './kinds.ts';
import type { Names, SectionOf } from './loose.ts';
import type { Subject } from './screen.ts';

type CardBody = Body<'portfolioCardCurrentlyInvested'>;

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

/** A choice of time, counted backward from today in months. */
export interface Period {
  label: string;
  months: NonNullable<CardBody['months']>;
}

/** A choice of document range: months backward from today, or a first and a last day that the investor enters. */
export type Range = Period | { label: string; custom: true };

export interface Comparison {
  label: string;
  compareTo: NonNullable<CardBody['compare_to']>;
}

/** A place on a screen that the menu leads to. */
export interface Anchor<Id extends string = string> {
  label: string;
  section: Id;
}

/** What a menu entry is about; drawn as an icon. */
export type MenuIcon = 'portfolio' | 'opportunities' | 'documents' | 'contact' | 'account' | 'sign-out';

/** An entry of the side menu: the way to a screen, or signing out. */
export type MenuEntry<Path extends string = string, Id extends string = string> = {
  label: string;
  icon: MenuIcon;
  smallScreensOnly?: boolean;
} & ({ to: Path; anchors?: readonly Anchor<Id>[] } | { action: 'sign-out' });

/** A way from the foot of every page: to a path of this site, or to another one with https. */
export interface FooterLink {
  label: string;
  href: string;
}

export interface Brand {
  /** The manager's name, until the host's own logo is there and wherever a name is needed. */
  name: string;
  /** What the page's title ends with. */
  product: string;
  /** The page's description (specification, section 1). */
  description: string;
  /** The one accent colour, #rrggbb. */
  accent: string;
}

export interface Api {
  /** The API's port on the portal's own host. */
  port: number;
  timeoutMs: number;
  /** The names of the headers that the specification leaves open or names. */
  headers: { investorHash: string; endPoint: string; domain: string };
  /** The white-label domain that a local host stands for. */
  developmentHost: string;
  /** Hosts that the sign-in's `endpoint` may name. */
  endPointHosts: readonly string[];
  /** The calls to whose body no `investor_id` is added (specification, section 7). */
  withoutInvestor: readonly string[];
}

export interface SessionTimes {
  /** How long the session cookie lives from the last time it is set. */
  cookieMinutes: number;
  /** How long the selected investor is remembered. */
  investorDays: number;
  /** How often it is looked whether the session is still there. */
  checkMinutes: number;
  /** How long before its end the investor is asked whether to stay signed in. */
  warnMinutes: number;
}

/** The whole of `portal.config.ts`, as the rest of the code reads it. */
export interface Portal {
  brand: Brand;
  /**
   * Language and region of texts, numbers and dates, BCP 47: the one to begin with; at run time the one that is shown.
   */
  locale: string;
  /** What can be chosen, each under its own name for itself. */
  languages: readonly { tag: string; name: string }[];
  /** For amounts without one of their own, ISO 4217. */
  currency: string;
  api: Api;
  session: SessionTimes;
  /** The queries whose answers are kept in the browser's storage for a day, while the session lasts. */
  persist: readonly PersistableId[];
  pageSizes: readonly number[];
  /** The page size to begin with. */
  pageSize: number;
  periods: Readonly<Record<string, readonly Period[]>>;
  ranges: Readonly<Record<string, readonly Range[]>>;
  comparisons: readonly Comparison[];
  /** Where `/` leads, where a sign-in leads, and where a new password is set. */
  paths: { signIn: string; home: string; newPassword: string };
  routes: { public: Readonly<Record<string, Screen>>; signedIn: Readonly<Record<string, Screen>> };
  menu: readonly MenuEntry[];
  /** What users see to whom no investor is linked (Reading R40); it asks for nothing that is an investor's. */
  noInvestors: Screen;
  footer: { links: readonly FooterLink[] };
}
