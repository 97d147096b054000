import {
  either,
  feature,
  flag,
  group,
  many,
  number,
  optional,
  path,
  persisted,
  prose,
  record,
  route,
  screen,
  sections,
  text,
  whole,
  word,
  written,
} from './declare.ts';
import { bySection, icon, paths, sectionId } from './menuWords.ts';
import { subject } from './screen.ts';

/** What a route shows. */
export const screenDeclared = group({
  /** The heading, and the first part of the page's title. */
  title: prose,
  /** Drawn, asked for and in the menu only where this feature is on for the investor. */
  feature: optional(feature),
  /** The screen that this one belongs to; a link above the heading leads there. */
  back: optional(route),
  subject: optional(subject.declared),
  sections: sections('any'),
});

function isTag(value: string): boolean {
  try {
    return value !== '' && Intl.NumberFormat.supportedLocalesOf([value]).length > 0;
  } catch {
    return false;
  }
}

const tag = written(isTag, 'is a known language tag');
const header = written(/^[A-Za-z0-9-]+$/, 'is a header name');
const host = written(/^[a-z0-9.-]+(:\d+)?$/, 'is a host name');

/** A path of this site, and not one of another that browsers take for one; or https elsewhere. */
const href = written(
  (address) => /^\/(?![/\\])[^\s\\]*$/.test(address) || URL.parse(address)?.protocol === 'https:',
  'is a path of this site, such as /legal.html, or begins with https://',
);

/** A choice of time, counted backward from today in months. */
export const months = group({ label: prose, months: word(1, 3, 6, 12, 120) });

const entry = {
  label: prose,
  /** What it is about; drawn as an icon. */
  icon,
  smallScreensOnly: optional(flag),
};

export const menuEntry = either(
  group({
    ...entry,
    to: path,
    /** What is chosen there, as its sections have it in the address: `{ documents: { documenttype: 't5' } }`. */
    choices: optional(bySection(record(either(text, number)))),
    /** Places on that screen. */
    anchors: optional(many(group({ label: prose, section: sectionId }), 0)),
  }),
  group({ ...entry, action: word('sign-out') }),
);

/** The whole of `portal.config.ts`. */
export const portalDeclared = group({
  brand: group({
    /** The manager's name, until the host's own logo is there and wherever a name is needed. */
    name: prose,
    /** What the page's title ends with. */
    product: prose,
    /** The page's description (specification, section 1). */
    description: prose,
    /** The one accent colour, #rrggbb. */
    accent: written(/^#[0-9a-fA-F]{6}$/, 'is a colour such as #1d5bd6'),
  }),
  /** Language and region of texts, numbers and dates, BCP 47: the one to begin with; at run time the one that is shown. */
  locale: tag,
  /** What can be chosen, each under its own name for itself. */
  languages: many(group({ tag, name: prose })),
  /** For amounts without one of their own, ISO 4217. */
  currency: written(/^[A-Z]{3}$/, 'is an ISO 4217 code'),
  api: group({
    /** The API's port on the portal's own host. */
    port: whole(65535),
    timeoutMs: whole(),
    /** The names of the headers that the specification leaves open or names. */
    headers: group({ investorHash: header, endPoint: header, domain: header }),
    /** The white-label domain that a local host stands for. */
    developmentHost: host,
    /** Hosts that the sign-in's `endpoint` may name. */
    endPointHosts: many(host, 0),
    /** The calls to whose body no `investor_id` is added (specification, section 7). */
    withoutInvestor: many(text, 0),
  }),
  session: group({
    /** How long the session cookie lives from the last time it is set. */
    cookieMinutes: whole(),
    /** How long the selected investor is remembered. */
    investorDays: whole(),
    /** How often it is looked whether the session is still there. */
    checkMinutes: whole(),
    /** How long before its end the investor is asked whether to stay signed in. */
    warnMinutes: whole(),
  }),
  /** The queries whose answers are kept in the browser's storage for a day, while the session lasts. */
  persist: many(persisted, 0),
  pageSizes: many(whole()),
  /** The page size to begin with. */
  pageSize: whole(),
  periods: record(many(months)),
  /** Months backward from today, or a first and a last day that the investor enters. */
  ranges: record(many(either(months, group({ label: prose, custom: word(true) })))),
  comparisons: many(group({ label: prose, compareTo: word('last_year', 'last_quarter', 'last_month') })),
  /** Where `/` leads, where a sign-in leads, and where a new password is set. */
  paths: group({ signIn: path, home: path, newPassword: path }),
  routes: group({ public: paths(screen), signedIn: paths(screen) }),
  menu: many(menuEntry, 0),
  /** What users see to whom no investor is linked (Reading R40); it asks for nothing that is an investor's. */
  noInvestors: screen,
  /** Ways from the foot of every page: to a path of this site, or to another one with https. */
  footer: group({ links: many(group({ label: prose, href }), 0) }),
});
