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
  preset,
  prose,
  query,
  record,
  route,
  screen,
  sections,
  special,
  text,
  textPath,
  whole,
  word,
  written,
} from './declare.ts';
import { hostDeclared } from './host.ts';
import { bySection, icon, paths, sectionId } from './menuWords.ts';
import { accent, announcement, currency, footerLink, periodEntry, rangeEntry, tag } from './settingWords.ts';
import { configVersion } from './version.ts';

/** The subject of a screen with a route parameter, such as a loan. */
export const subjectDeclared = group({
  /** The query for the subject; a 404 shows the not-found screen. Sections with the same query share its response. */
  query: query(),
  /** Fields of the query's body, filled from route parameters: `{ loan_id: 'id' }` on `/overview/:id`. */
  params: special('params', record(text)),
  /** The field of the response with the subject's name, used as the screen's heading. */
  name: textPath,
});

/** What a route shows. */
export const screenDeclared = group({
  /** The heading, and the first part of the page title. */
  title: prose,
  /** Fetch, draw and list this screen in the menu only if this feature is on for the investor. */
  feature: optional(feature),
  /** The parent screen; a link above the heading leads there. */
  back: optional(route),
  /** Show links to the sections, by their titles, below the heading. */
  anchors: optional(word(true)),
  subject: optional(subjectDeclared),
  sections: sections('any'),
});

const header = written(/^[A-Za-z0-9-]+$/, 'is a header name');
const host = written(/^[a-z0-9.-]+(:\d+)?$/, 'is a host name');

const entry = {
  label: prose,
  /** The icon next to the label. */
  icon,
  smallScreensOnly: optional(flag),
};

export const menuEntry = either(
  group({
    ...entry,
    to: path,
    /** Choices to preset on the screen, as in its sections' URL parameters: `{ documents: { documenttype: 't5' } }`. */
    choices: optional(bySection(record(either(text, number)))),
    /** Links to sections of that screen. */
    anchors: optional(many(group({ label: prose, section: sectionId }), 0)),
    /** On phones, also show it in the bar at the bottom of every screen, which has room for five (Reading R53). */
    tab: optional(flag),
  }),
  group({ ...entry, action: word('sign-out') }),
);

/** The whole of `portal.config.ts`. */
export const portalDeclared = group({
  /** The version that the config is written for; `.github/CHANGELOG.md` says what each has changed. */
  version: word(configVersion),
  brand: group({
    /** The manager's name, shown until the host's own logo has loaded and wherever a name is needed. */
    name: prose,
    /** The end of the page title. */
    product: prose,
    /** The page's meta description (specification, section 1). */
    description: prose,
    /** The accent colour, as #rrggbb. */
    accent,
  }),
  /** Language and region of texts, numbers and dates (BCP 47): the default here, and at run time the current one. */
  locale: tag,
  /** The languages to choose from, each with its name in that language. */
  languages: many(group({ tag, name: prose })),
  /** The ISO 4217 currency of amounts that have none. */
  currency,
  api: group({
    /** The port of the API on the portal's own host. */
    port: whole(65535),
    /** Milliseconds until a call is given up; for uploads and files, those without progress. */
    timeoutMs: whole(),
    /** Milliseconds until an upload or a file is given up although it goes on. */
    transferMs: preset(whole(), 900_000),
    /** The names of the request headers that the specification names or leaves open. */
    headers: group({ investorHash: header, endPoint: header, domain: header }),
    /**
     * Send an id with each call, as `X-Request-Id`, and name it where a call fails, to be found in the server's log. An
     * API that does not allow the header refuses every call.
     */
    requestIds: optional(word(true)),
    /** The white-label domain to use on a local host. */
    developmentHost: host,
    /** The hosts that the `endpoint` of a sign-in may name. */
    endPointHosts: preset(many(host, 0), []),
    /** The paths of calls that are sent without `investor_id` although the description declares it in their body. */
    withoutInvestor: preset(many(text, 0), []),
  }),
  session: group({
    /** Minutes until the session ends, counted from signing in or from the last answer that brought a new token. */
    cookieMinutes: whole(),
    /** Days for which the selected investor is remembered. */
    investorDays: whole(),
    /** Minutes between checks of whether the session still exists; at most `cookieMinutes`. */
    checkMinutes: whole(),
    /** Minutes before the session ends at which the investor is asked whether to stay signed in. */
    warnMinutes: whole(),
  }),
  /** Seconds for which a short message is shown, unless a form sets `failureSeconds` for its errors, as the sign-in does. */
  toastSeconds: preset(whole(60), 5),
  /** The queries whose responses are kept in the browser's storage, for a day at most and only during the session. */
  persist: preset(many(persisted, 0), []),
  /**
   * Offer all linked investors at once next to the investor switcher: their totals, and who needs attention (Reading
   * R46). Costs three calls for each other investor on every visit, and more when it is opened.
   */
  allInvestors: optional(word(true)),
  pageSizes: many(whole()),
  /** The default page size, for tables without a `pageSize` of their own. */
  pageSize: whole(),
  periods: preset(record(many(periodEntry)), {}),
  ranges: preset(record(many(rangeEntry)), {}),
  comparisons: preset(many(group({ label: prose, compareTo: word('last_year', 'last_quarter', 'last_month') }), 0), []),
  paths: group({
    /** Where `/` leads. */
    signIn: path,
    /** Where a sign-in leads. */
    home: path,
    /** Where a first sign-in leads, to set a new password; without it, a first sign-in is like any other. */
    newPassword: optional(path),
  }),
  routes: group({ public: paths(screen), signedIn: paths(screen) }),
  menu: many(menuEntry, 0),
  /** The screen for users without a linked investor (Reading R40); it may not request an investor's data. */
  noInvestors: screen,
  /** The footer of every page: a sentence on how to reach the manager, and links. */
  footer: preset(group({ contact: optional(prose), links: preset(many(footerLink, 0), []) }), { links: [] }),
  announcement: optional(announcement),
  /** Report what happens on the pages to a script of the operator's, in production (scripts/events.md). */
  eventHook: optional(
    group({
      /** The script, a file next to the pages that runs before the portal's own. */
      script: written(
        /^\/(?!(sw|mockServiceWorker)\.js$)[\w-]+\.js$/,
        'is the path of a script beside the pages, such as /events.js',
      ),
      /** The origins that the script may send to, besides the page's own. */
      sendTo: many(written(/^https:\/\/[a-z0-9.-]+(:\d+)?$/, 'is an origin such as https://events.example.com'), 0),
    }),
  ),
  /** The hosts that the portal is served on, with what is different there; other hosts have the config's own brand. */
  hosts: optional(many(hostDeclared, 0)),
});
