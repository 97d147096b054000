const localHosts = ['localhost', '127.0.0.1', '[::1]'];

/** A host's name on a developer's machine, which it never leaves (RFC 6761, section 6.3): `localhost` is its last label. */
export const localNameOf = (host: string): string => host.replace(/[^.]+$/, 'localhost');

/**
 * Whether a host name is the local machine, where the API is served beside the portal: `localhost`, or the development
 * portal's host by its local name.
 */
export function isLocalHost(hostname: string, developmentHost = ''): boolean {
  return localHosts.includes(hostname) || hostname === localNameOf(developmentHost);
}

/**
 * The base URL of the API: `/api` on a local host, elsewhere `/api` on the site's own host and `port` (specification,
 * section 7).
 */
export function baseUrl(
  { hostname, origin }: { hostname: string; origin: string },
  port: number,
  developmentHost?: string,
): string {
  return isLocalHost(hostname, developmentHost) ? `${origin}/api` : `https://${hostname}:${port}/api`;
}

/** The value of the white-label domain header: the host, or the development portal's host on a local host. */
export function whitelabelDomain(
  { hostname, host }: { hostname: string; host: string },
  developmentHost: string,
): string {
  return isLocalHost(hostname, developmentHost) ? developmentHost : host;
}
