import { operations } from '../../generated/operations.ts';
import { atHost } from '../../src/config/atHost.ts';
import type { Portal } from '../../src/config/portal.ts';
import { languageOf } from '../../src/text/languages.ts';
import { tagsOf } from '../hosts/pages.ts';
import { type Calls, callsIn, otherHeaders } from './calls.ts';

/** What nginx has to know about a build, apart from its pages. It is kept with each release, as JSON. */
export interface Facts extends Calls {
  hosts: { host: string; apiPort: number }[];
  /** The port of the API, unless a host names another one. */
  apiPort: number;
  /** The languages of their pages. */
  languages: string[];
  /** The hosts that an answer may direct calls to. */
  endPointHosts: string[];
  headers: { domain: string; endPoint: string; all: string[] };
  timeoutMs: number;
  /** The operator's script, and the files that footers link to. */
  scripts: string[];
  linked: string[];
}

/** The files that footers link to; the operator puts them next to the pages. */
function linkedFiles(portal: Portal): string[] {
  const hosts = [undefined, ...(portal.hosts ?? [])];
  const links = hosts.flatMap((own) => atHost(portal, own).footer.links.map(({ href }) => href.split(/[?#]/)[0] ?? ''));
  return [...new Set(links.filter((path) => /^\/[\w./-]+\.[a-z0-9]+$/i.test(path)))];
}

function languagesOf(portal: Portal): string[] {
  const tags = (portal.hosts ?? []).flatMap((own) => tagsOf(portal, own));
  return [...new Set(tags.map((tag) => languageOf(tag) ?? tag))];
}

/** What nginx has to know about a build with this config. */
export function factsOf(portal: Portal): Facts {
  const all = Object.values(operations);
  const { domain, endPoint } = portal.api.headers;
  return {
    apiPort: portal.api.port,
    hosts: (portal.hosts ?? []).map((own) => ({ host: own.host, apiPort: atHost(portal, own).api.port })),
    languages: languagesOf(portal),
    ...callsIn(all),
    endPointHosts: [...portal.api.endPointHosts],
    headers: { domain, endPoint, all: [...Object.values(portal.api.headers), ...otherHeaders(all)] },
    timeoutMs: portal.api.timeoutMs,
    scripts: portal.eventHook ? [portal.eventHook.script] : [],
    linked: linkedFiles(portal),
  };
}

const union = <T>(lists: readonly (readonly T[])[]): T[] => [...new Set(lists.flat())];

/** The calls of several builds that use methods other than POST. */
function otherCallsOf(all: readonly Facts[]): Pick<Facts, 'otherCalls'> {
  const methods = union(all.map(({ otherCalls = {} }) => Object.keys(otherCalls))).toSorted();
  const listed = (method: string) => union(all.map(({ otherCalls = {} }) => otherCalls[method] ?? []));
  return methods.length > 0 ? { otherCalls: Object.fromEntries(methods.map((one) => [one, listed(one)])) } : {};
}

/** What nginx needs to serve several builds. If only one value is possible, that of the first build applies. */
export function together([first, ...others]: readonly [Facts, ...Facts[]]): Facts {
  const all = [first, ...others];
  const listed = (list: 'languages' | 'calls' | 'uploads' | 'attempts' | 'endPointHosts' | 'scripts' | 'linked') =>
    union(all.map((facts) => facts[list]));
  const known = all.flatMap((facts) => facts.hosts);
  const hosts = new Map(known.reverse().map((one) => [one.host, one]));
  return {
    ...first,
    hosts: union([first.hosts.map(({ host }) => host), [...hosts.keys()]]).flatMap((host) => hosts.get(host) ?? []),
    languages: listed('languages'),
    calls: listed('calls'),
    ...otherCallsOf(all),
    uploads: listed('uploads'),
    attempts: listed('attempts'),
    endPointHosts: listed('endPointHosts'),
    headers: { ...first.headers, all: union(all.map(({ headers }) => headers.all)) },
    timeoutMs: Math.max(...all.map(({ timeoutMs }) => timeoutMs)),
    scripts: listed('scripts'),
    linked: listed('linked'),
  };
}

/** The port on which a host's pages call the API; undefined if it is the pages' own. */
export function portOfApi(
  { apiPort: usual }: Facts,
  { apiPort }: Facts['hosts'][number],
  { port, apiPort: instead }: { port: number; apiPort: number | undefined },
): number | undefined {
  if (apiPort === 443) return undefined;
  const own = apiPort === usual ? (instead ?? apiPort) : apiPort;
  if (own !== port) return own;
  throw new Error(
    `Port ${port} cannot serve both pages and API. Let --port and --api-port differ, or set the config's api.port to 443.`,
  );
}
