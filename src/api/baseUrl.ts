const localHosts = ['localhost', '127.0.0.1', '[::1]'];

/** Whether a host name is this very machine, where the API is served beside the portal. */
export function isLocalHost(hostname: string): boolean {
  return localHosts.includes(hostname);
}

/** Where the API is: `/api` of a local host, elsewhere the site's own host on `port` under `/api` (specification, section 7). */
export function baseUrl({ hostname, origin }: { hostname: string; origin: string }, port: number): string {
  return isLocalHost(hostname) ? `${origin}/api` : `https://${hostname}:${port}/api`;
}

/** The value of the white-label domain header: the host, or on a local host the development portal's. */
export function whitelabelDomain(
  { hostname, host }: { hostname: string; host: string },
  developmentHost: string,
): string {
  return isLocalHost(hostname) ? developmentHost : host;
}
