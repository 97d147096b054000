const localHosts = ['localhost', '127.0.0.1', '[::1]'];

/**
 * Whether a host name is the local machine, where the API is served beside the portal. Names below `localhost` never
 * leave it (RFC 6761, section 6.3).
 */
export function isLocalHost(hostname: string): boolean {
  return localHosts.includes(hostname) || hostname.endsWith('.localhost');
}

/**
 * The base URL of the API: `/api` on a local host, elsewhere `/api` on the site's own host and `port` (specification,
 * section 7).
 */
export function baseUrl({ hostname, origin }: { hostname: string; origin: string }, port: number): string {
  return isLocalHost(hostname) ? `${origin}/api` : `https://${hostname}:${port}/api`;
}

/** The value of the white-label domain header: the host, or the development portal's host on a local host. */
export function whitelabelDomain(
  { hostname, host }: { hostname: string; host: string },
  developmentHost: string,
): string {
  return isLocalHost(hostname) ? developmentHost : host;
}
