import { isId } from '../isId.ts';
import { markCookie, markedCookie } from './cookieMark.ts';
import { readCookie, removeCookie, writeCookie } from './cookies.ts';
import { investorHash, isInvestorHash } from './investorHash.ts';

/** The investor that was last selected in this browser. An invalid cookie is removed. */
export function storedInvestor(): number | undefined {
  const value = readCookie('selectedInvestor');
  if (value === undefined) return undefined;
  if (isId(value)) return Number(value);
  removeCookie('selectedInvestor');
  return undefined;
}

/** A hash counts only for the investor that it was stored with. */
const marked = (id: number) => (hash: string) => `${id} ${hash}`;

/** Stores the selected investor and its hash (Reading R4). */
export function storeInvestor(id: number, seconds: number): void {
  writeCookie('selectedInvestor', String(id), seconds);
  const hash = investorHash(id);
  if (hash === undefined) throw new Error('client/session/md5.ts has not loaded.');
  markCookie('investorHash', marked(id)(hash));
  writeCookie('investorHash', hash, seconds);
}

/** An investor's hash. For visitors, who do not load the code that computes it, it comes from the cookie. */
export function hashOfInvestor(id: number): string | undefined {
  const computed = investorHash(id);
  if (computed !== undefined) return computed;
  const stored = markedCookie('investorHash', marked(id));
  return stored && isInvestorHash(stored) ? stored : undefined;
}
