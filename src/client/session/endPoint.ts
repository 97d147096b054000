const longest = 200;
const stepUp = /\.\.|%(25)*2e/i;

/**
 * Whether an alternative API address may be stored and sent (Reading R30): https, without credentials, query or
 * fragment, on a host listed in the config. It tells the gateway where to look, so the host must match literally, and
 * no `..`, encoded once or several times, may leave its path: URL parsers differ in what they normalize.
 */
export function isAllowedEndPoint(address: string, hosts: readonly string[]): boolean {
  const [, host] = /^https:\/\/([^/]+)(\/[\x21-\x7e]*)?$/.exec(address) ?? [];
  const isPlain = address.length <= longest && !/[\\@?#]/.test(address) && !stepUp.test(address);
  return isPlain && host !== undefined && hosts.includes(host);
}
