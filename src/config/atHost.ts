import { isObject } from '../values/isObject.ts';
import type { Host } from './host.ts';
import type { Portal } from './portal.ts';

type Off = NonNullable<Host['off']>;

/** The keys whose values are the target routes of links. */
const ways = ['back', 'goTo', 'to'];

/** Whether something belongs to a feature, or leads to a screen, that is switched off. */
function isOff(value: unknown, { routes = [], features = [] }: Off): boolean {
  if (!isObject(value)) return false;
  const leads = ways.some((key) => routes.some((route) => route === value[key]));
  return leads || features.some((feature) => feature === value.feature);
}

/** Leaves out what is switched off. Leaving out a link removes nothing but the link. */
function without<Value>(value: Value, off: Off): Value {
  if (Array.isArray(value)) {
    // Item by item.
    return value.filter((item) => !isOff(item, off)).map((item) => without(item, off)) as Value;
  }
  if (!isObject(value)) return value;
  const entries = Object.entries(value).filter(([key, one]) => !isOff(one, off) && !off.routes?.includes(key));
  return Object.fromEntries(entries.map(([key, one]) => [key, without(one, off)])) as Value; // Key by key.
}

/** The config at a host or, without one, at any unlisted host. Leaves out the parts that only the server needs. */
export function atHost({ hosts: _, eventHook: __, ...config }: Portal, own?: Host): Portal {
  if (!own) return config;
  const { host, off, brand, languages, api, periods, ranges, menu, footer, paused, ...others } = own;
  const merged: Portal = {
    ...config,
    ...others,
    brand: { ...config.brand, ...brand },
    languages: languages?.flatMap((tag) => config.languages.filter((one) => one.tag === tag)) ?? config.languages,
    // On a developer's machine, the API still gets the host's real name.
    api: { ...config.api, ...api, developmentHost: host },
    periods: { ...config.periods, ...periods },
    ranges: { ...config.ranges, ...ranges },
    menu:
      menu?.flatMap(({ entry, label }) =>
        config.menu.flatMap((one) => (one.label === entry ? [{ ...one, ...(label !== undefined && { label }) }] : [])),
      ) ?? config.menu,
    footer: { ...config.footer, ...footer },
  };
  return off ? without(merged, off) : merged;
}
