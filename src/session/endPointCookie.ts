import { readCookie, removeCookie, writeCookie } from './cookies.ts';
import { isAllowedEndPoint } from './endPoint.ts';

/** Stores the alternative API address of a sign-in if its host is allowed (Reading R30). */
export function keepEndPoint(
  address: string,
  hosts: readonly string[],
  seconds: number,
  report: (error: Error) => void,
): void {
  if (isAllowedEndPoint(address, hosts)) writeCookie('end_point', address, seconds);
  else report(new Error('The endpoint of the sign-in is not one that portal.config.ts allows; it was dropped.'));
}

/** The alternative API address. A cookie with an address that is not allowed is removed and reported. */
export function readEndPoint(hosts: readonly string[], report: (error: Error) => void): string | undefined {
  const address = readCookie('end_point');
  if (address === undefined || isAllowedEndPoint(address, hosts)) return address;
  removeCookie('end_point');
  report(new Error('The cookie end_point does not hold an address that portal.config.ts allows; it was removed.'));
  return undefined;
}
