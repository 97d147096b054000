const longest = 200;
const stepUp = /\.\.|%(25)*2e/i;

/**
 * Whether an alternative API address may be kept and sent (Reading R30): https, no credentials, query or fragment, and a
 * host that the config lists. It steers where the gateway looks, so the host must stand there letter by letter, and no
 * `..`, encoded once or more often, may lead out of its path: what one parser of addresses mends, another reads differently.
 */
export function isAllowedEndPoint(address: string, hosts: readonly string[]): boolean {
  const [, host] = /^https:\/\/([^/]+)(\/[\x21-\x7e]*)?$/.exec(address) ?? [];
  const isPlain = address.length <= longest && !/[\\@?#]/.test(address) && !stepUp.test(address);
  return isPlain && host !== undefined && hosts.includes(host);
}
