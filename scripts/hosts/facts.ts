import { operations } from '../../generated/operations.ts';
import { requestIdHeader } from '../../src/client/ports.ts';
import { atHost } from '../../src/config/atHost.ts';
import type { Host } from '../../src/config/host.ts';
import type { Portal } from '../../src/config/portal.ts';
import { languageOf } from '../../src/values/text/languages.ts';
import {
  calledOrigins,
  drawingPolicy,
  immutable,
  noStore,
  plainHeaders,
  securityPolicy,
  transportSecurity,
} from '../vite/headers.ts';
import { type Calls, callsIn, exactly, otherHeaders } from './calls.ts';
import { pageFile, pausedFile, pausedMessage, tagsOf } from './pages.ts';
import { refusedValues } from './sandboxValues.ts';
import { inlinedIn } from './withScreen.ts';

/** The pages of a build, by file. */
export type Pages = Readonly<Record<string, string>>;

/** What a web server has to know about a host. */
export interface HostFacts {
  host: string;
  /** The port on which its pages call the API; 443 is that of the pages. */
  apiPort: number;
  /** The page for each language that the host has, its own first. */
  pages: { language: string; page: string }[];
  /** The addresses with a screen, as a regular expression; any other one gets the page with status 404. */
  screens: string;
  /** The content security policy of its pages. */
  policy: string;
  /** If it is paused: the page and the sentence that every address and every call is answered with, and 503. */
  paused?: { page: string; message: string };
}

/**
 * What a web server has to know about a build. `dist/headers.json` has it, for `npm run release` and for anybody who
 * sets up another server.
 */
export interface Facts {
  hosts: HostFacts[];
  /** The address whose screen `/` shows. */
  signIn: string;
  /** The headers of every answer, besides the policy. */
  headers: Readonly<Record<string, string>>;
  /** The policy of drawings (`.svg`) in `assets/`, in place of that of the pages. */
  drawingPolicy: string;
  /** The caching of files in `assets/`, and of everything else. */
  caching: { assets: string; others: string };
  /** Files outside `assets/` that are served as they are. */
  files: string[];
  api: Calls & {
    /** The headers that a call may have besides its authorization and type; the server sets the domain itself. */
    headers: string[];
    domain: string;
    /** The header with the id of a request; `headers` has it if the pages send one. */
    requestId: string;
    endPoint: string;
    /** The hosts that an answer may direct calls to. */
    endPointHosts: string[];
    /** How long the portal waits for an answer, in milliseconds. */
    timeoutMs: number;
    /** How long it lets an upload or a file go on, in milliseconds. */
    transferMs: number;
  };
  /** Why a release refuses the build: values of the sandbox for real hosts, one line each after the first. */
  ofSandbox: string[];
}

/** Files that are not served by their own address: pages, and what is for static hosts and tools. */
const notServed =
  /^(assets|hosts)\/|^(index|404)\.html$|^(missing\.txt|_headers|_redirects|headers\.json|sbom\.cdx\.json)$/;

export const routesAt = ({ routes }: Portal): string[] => [
  ...Object.keys(routes.public),
  ...Object.keys(routes.signedIn),
];

/** A route's address as a regular expression. */
const addressOf = (route: string) =>
  route
    .split('/')
    .map((part) => (part.startsWith(':') ? '[^/]+' : exactly(part)))
    .join('/');

/** The policy of a host's pages. */
export function policyAt(portal: Portal, own: Host, pages: Pages): string {
  const { port } = atHost(portal, own).api;
  const inHost = Object.entries(pages).filter(([file]) => file.startsWith(`hosts/${own.host}/`));
  return securityPolicy({
    // A page's own origin covers the usual port.
    origins: calledOrigins(port === 443 ? '' : `https://${own.host}:${port}`, portal),
    ...inlinedIn(inHost.map(([, page]) => page)),
  });
}

function hostFacts(portal: Portal, own: Host, pages: Pages): HostFacts {
  const here = atHost(portal, own);
  return {
    host: own.host,
    apiPort: here.api.port,
    pages: tagsOf(portal, own).map((tag) => ({ language: languageOf(tag) ?? tag, page: pageFile(own.host, tag) })),
    screens: `^(${['/', ...routesAt(here).map(addressOf)].join('|')})$`,
    policy: policyAt(portal, own, pages),
    ...(own.paused && { paused: { page: pausedFile(own.host), message: pausedMessage(portal, own) } }),
  };
}

/** What a server has to know about the build in a folder with these files and pages. */
export function factsOf(folder: string, portal: Portal, pages: Pages, files: readonly string[]): Facts {
  const all = Object.values(operations);
  const hosts = portal.hosts ?? [];
  const { headers, endPointHosts, timeoutMs, transferMs, requestIds } = portal.api;
  return {
    hosts: hosts.map((own) => hostFacts(portal, own, pages)),
    signIn: portal.paths.signIn,
    headers: { ...plainHeaders, 'Strict-Transport-Security': transportSecurity },
    drawingPolicy,
    caching: { assets: immutable, others: noStore },
    files: files.filter((file) => !notServed.test(file) && !/\.(br|gz)$/.test(file)).sort(),
    api: {
      ...callsIn(all),
      headers: [...Object.values(headers), ...otherHeaders(all), ...(requestIds ? [requestIdHeader] : [])],
      domain: headers.domain,
      requestId: requestIdHeader,
      endPoint: headers.endPoint,
      endPointHosts: [...endPointHosts],
      timeoutMs,
      transferMs,
    },
    ofSandbox: refusedValues(folder, portal),
  };
}
