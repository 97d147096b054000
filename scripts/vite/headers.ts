import portal from '../../portal.config.ts';
import { baseUrl } from '../../src/api/baseUrl.ts';
import { atHost } from '../../src/config/atHost.ts';
import type { Portal } from '../../src/config/portal.ts';
import { hostNamed } from '../hosts/pages.ts';

const policy = {
  'default-src': "'none'",
  'script-src': "'self'",
  'style-src': "'self'",
  'img-src': "'self' data: blob:",
  'font-src': "'self'",
  'worker-src': "'self'",
  'manifest-src': "'self'",
  'base-uri': "'none'",
  'form-action': "'self'",
  'frame-ancestors': "'none'",
  'require-trusted-types-for': "'script'",
  'trusted-types': 'portal-worker default',
};

/** The API's origin where it differs from the page's: on every host but a local one. */
function apiOrigin(page: URL): string {
  const { port, developmentHost } = atHost(portal, hostNamed(portal, page.hostname)).api;
  const { origin } = new URL(baseUrl(page, port, developmentHost));
  return origin === page.origin ? '' : origin;
}

/** The content security policy of a page that may call its API at this origin, and send events where the config says. */
export const securityPolicy = (
  apiOrigin: string,
  { eventHook }: Pick<Portal, 'eventHook'>,
  more: Readonly<Record<string, string>> = {},
): string =>
  Object.entries({
    ...policy,
    'connect-src': ["'self'", apiOrigin, ...(eventHook?.sendTo ?? [])].filter(Boolean).join(' '),
    ...more,
  })
    .map((directive) => directive.join(' '))
    .join('; ');

/** The headers that a host sends with every file, besides its policy. */
export const plainHeaders = {
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'no-referrer',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Permissions-Policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=()',
};

/** The headers of a preview, which has no HTTPS to enforce. */
export const securityHeaders = (page: URL): Readonly<Record<string, string>> => ({
  'Content-Security-Policy': securityPolicy(apiOrigin(page), portal),
  ...plainHeaders,
});

export const noStore = 'no-store';
export const immutable = 'public, max-age=31536000, immutable';

/** Pages are always revalidated, so that they refer to the files of the latest build; those files never change. */
export function cacheControl(path: string): string {
  return path.startsWith('/assets/') ? immutable : noStore;
}
