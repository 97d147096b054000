import portal from '../../portal.config.ts';
import { baseUrl } from '../../src/client/baseUrl.ts';
import { atHost } from '../../src/config/atHost.ts';
import type { Portal } from '../../src/config/portal.ts';
import { hostNamed } from '../hosts/pages.ts';
import { inlinedIn } from '../hosts/withScreen.ts';

const policy = {
  'default-src': "'none'",
  'img-src': "'self' data: blob:",
  'font-src': "'self'",
  'worker-src': "'self'",
  'manifest-src': "'self'",
  'base-uri': "'none'",
  'form-action': "'self'",
  'frame-ancestors': "'none'",
  'require-trusted-types-for': "'script'",
  'trusted-types': 'portal-worker',
};

/** The API's origin, if it differs from the page's, as it does on every host but a local one. */
function apiOrigin(page: URL): string {
  const { port, developmentHost } = atHost(portal, hostNamed(portal, page.hostname)).api;
  const { origin } = new URL(baseUrl(page, port, developmentHost));
  return origin === page.origin ? '' : origin;
}

/** What a page may use besides its own files: the origins that it calls, and inline styles and scripts, by hash. */
interface Allowed {
  origins: readonly string[];
  styles: readonly string[];
  scripts: readonly string[];
}

const andItself = (more: readonly string[]) => ["'self'", ...more].filter(Boolean).join(' ');

/** The content security policy of a page. */
export const securityPolicy = (
  { origins, styles, scripts }: Allowed,
  more: Readonly<Record<string, string>> = {},
): string =>
  Object.entries({
    ...policy,
    'script-src': andItself(scripts),
    'style-src': andItself(styles),
    'connect-src': andItself(origins),
    ...more,
  })
    .map((directive) => directive.join(' '))
    .join('; ');

/** The origins that a page calls: its API's, and those that the operator's script sends events to. */
export const calledOrigins = (apiOrigin: string, { eventHook }: Pick<Portal, 'eventHook'>): string[] => [
  apiOrigin,
  ...(eventHook?.sendTo ?? []),
];

/** The headers that a host sends with every file, besides its policy. */
export const plainHeaders = {
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'no-referrer',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Cross-Origin-Embedder-Policy': 'require-corp',
  'X-Permitted-Cross-Domain-Policies': 'none',
  'Permissions-Policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=()',
};

/** The policy of a drawing (SVG) of a brand, if somebody opens it by itself: it may style itself, and nothing else. */
export const drawingPolicy = "default-src 'none'; style-src 'unsafe-inline'; sandbox";

/** For two years, a browser returns only with HTTPS. */
export const transportSecurity = 'max-age=63072000; includeSubDomains';

/** The headers of a preview, which has no HTTPS to enforce; `content` is that of a page. */
export const securityHeaders = (page: URL, content = ''): Readonly<Record<string, string>> => ({
  'Content-Security-Policy': securityPolicy({
    origins: calledOrigins(apiOrigin(page), portal),
    ...inlinedIn([content]),
  }),
  ...plainHeaders,
});

export const noStore = 'no-store';
export const immutable = 'public, max-age=31536000, immutable';

/** Pages are always revalidated, so that they refer to the files of the latest build, and those files never change. */
export function cacheControl(path: string): string {
  return path.startsWith('/assets/') ? immutable : noStore;
}
