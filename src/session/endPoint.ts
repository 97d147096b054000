const longest = 200;

/**
 * Whether an alternative API address may be kept and sent (Reading R30): https, no credentials, query or fragment, and a
 * host that the config lists. It steers where the gateway looks, so anything else is refused.
 */
export function isAllowedEndPoint(address: string, hosts: readonly string[]): boolean {
  if (address.length > longest || !/^https:\/\/[\x21-\x7e]+$/.test(address) || /[\\@?#]/.test(address)) return false;
  const url = URL.parse(address);
  return url !== null && url.protocol === 'https:' && hosts.includes(url.host);
}
