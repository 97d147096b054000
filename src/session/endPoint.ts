const longest = 200;

/**
 * Whether an alternative API address may be kept and sent (Reading R30): https, no credentials, query or fragment, and a
 * host that the config lists. It steers where the gateway looks, so the host must stand there letter by letter: what one
 * parser of addresses mends, another reads differently.
 */
export function isAllowedEndPoint(address: string, hosts: readonly string[]): boolean {
  const [, host] = /^https:\/\/([^/]+)(\/[\x21-\x7e]*)?$/.exec(address) ?? [];
  return address.length <= longest && !/[\\@?#]/.test(address) && host !== undefined && hosts.includes(host);
}
