import portal from '../../portal.config.ts';
import { baseUrl } from '../../src/api/baseUrl.ts';
import { atHost } from '../../src/config/atHost.ts';
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
  'trusted-types': 'portal-worker default',
};

/** The API's origin where it differs from the page's: on every host but a local one. */
function apiOrigin(page: URL): string {
  const { port, developmentHost } = atHost(portal, hostNamed(portal, page.hostname)).api;
  const { origin } = new URL(baseUrl(page, port, developmentHost));
  return origin === page.origin ? '' : ` ${origin}`;
}

/** What else than its own files a page may use: origins, and what is written in it, each after a blank. */
interface Allowed {
  origins: string;
  styles: string;
  scripts: string;
}

/** The content security policy of a page. */
export const securityPolicy = (
  { origins, styles, scripts }: Allowed,
  more: Readonly<Record<string, string>> = {},
): string =>
  Object.entries({
    ...policy,
    'script-src': `'self'${scripts}`,
    'style-src': `'self'${styles}`,
    'connect-src': `'self'${origins}`,
    ...more,
  })
    .map((directive) => directive.join(' '))
    .join('; ');

/** Sources of a policy, each after a blank. */
export const sources = (all: readonly string[]): string => all.map((one) => ` ${one}`).join('');

/** The headers that a host sends with every file, besides its policy. */
export const plainHeaders = {
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'no-referrer',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Permissions-Policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=()',
};

/** The headers of a preview, which has no HTTPS to enforce; `content` is that of a page. */
export function securityHeaders(page: URL, content = ''): Readonly<Record<string, string>> {
  const { styles, scripts } = inlinedIn([content]);
  const allowed = { origins: apiOrigin(page), styles: sources(styles), scripts: sources(scripts) };
  return { 'Content-Security-Policy': securityPolicy(allowed), ...plainHeaders };
}

export const noStore = 'no-store';
export const immutable = 'public, max-age=31536000, immutable';

/** Pages are always revalidated, so that they refer to the files of the latest build; those files never change. */
export function cacheControl(path: string): string {
  return path.startsWith('/assets/') ? immutable : noStore;
}
