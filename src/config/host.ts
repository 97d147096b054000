import { feature, group, many, optional, prose, record, text, whole, written } from './declare.ts';
import type { Loose } from './loose.ts';
import { accent, announcement, currency, footerLink, periodEntry, rangeEntry, tag } from './settingWords.ts';

/**
 * What is different at one host. Each option replaces the config's option of the same name. It may narrow or rename
 * what the config has, but not add anything.
 */
export const hostDeclared = group({
  /** The name of the host at which visitors open the portal. Its API is on the same host. */
  host: written(
    /^([a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z][a-z0-9-]*[a-z0-9]$/,
    'is a host name such as invest.example.com',
  ),
  brand: optional(
    group({
      name: optional(prose),
      product: optional(prose),
      description: optional(prose),
      accent: optional(accent),
    }),
  ),
  /** The default language: one of `languages`. */
  locale: optional(tag),
  /** The tags of the languages to choose from. */
  languages: optional(many(tag)),
  currency: optional(currency),
  api: optional(group({ port: whole(65535) })),
  periods: optional(record(many(periodEntry))),
  ranges: optional(record(many(rangeEntry))),
  /** The entries of this host's menu, in order, each by its label in the config; all others are left out. */
  menu: optional(many(group({ entry: text, label: optional(prose) }))),
  footer: optional(group({ contact: optional(prose), links: optional(many(footerLink, 0)) })),
  announcement: optional(announcement),
  /** Why the host is paused: its pages and calls are answered with 503 and this sentence. */
  paused: optional(prose),
  /** What is switched off: screens, and everything that belongs to a feature. Links to these are left out as well. */
  off: optional(group({ routes: optional(many(text)), features: optional(many(feature)) })),
});

export type Host = Loose<typeof hostDeclared>;

/** Describes a host, for the `hosts` of portal.config.ts. */
export const host = (spec: Host): Host => spec;
