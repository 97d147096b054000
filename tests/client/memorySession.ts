import { createHash } from 'node:crypto';
import type { SessionPort } from '../../src/client/ports.ts';

/** A session without a browser, which a test can read and change. */
export interface MemorySession extends SessionPort {
  current: { token?: string; investorId?: number; endPoint?: string };
  /** The investor that another tab has selected; this tab never follows. */
  elsewhere: number | undefined;
  /** Every token that `renew` was given, and how often `expire` and `syncWithOtherTabs` were called. */
  renewed: string[];
  expired: number;
  synced: number;
  signOut(): void;
  select(investorId: number): void;
}

/** The five values of a session in memory, with the epochs that `SessionPort` promises. */
export function memorySession(current: MemorySession['current'] = {}): MemorySession {
  let [sessionEpoch, investorEpoch, newest] = [0, 0, 0];
  return {
    current,
    elsewhere: undefined,
    renewed: [],
    expired: 0,
    synced: 0,
    check: () => undefined,
    syncWithOtherTabs() {
      this.synced += 1;
    },
    token: () => current.token,
    investorId: () => current.investorId,
    shownInvestor: () => current.investorId,
    otherInvestor() {
      return this.elsewhere;
    },
    investorName: (id) => `Investor ${id}`,
    investorHash: () =>
      current.investorId === undefined ? undefined : createHash('md5').update(`${current.investorId}`).digest('hex'),
    endPoint: () => current.endPoint,
    epoch: (scope) => (scope === 'user' ? `${sessionEpoch}` : `${sessionEpoch}.${investorEpoch}`),
    renew(token, sentAt) {
      if (sentAt < newest) return;
      newest = sentAt;
      this.renewed.push(token);
      current.token = token;
    },
    wasReplaced: (token) => current.token !== undefined && current.token !== token,
    expire() {
      this.expired += 1;
      this.signOut();
    },
    signOut() {
      current.token = undefined;
      sessionEpoch += 1;
    },
    select(investorId) {
      current.investorId = investorId;
      investorEpoch += 1;
    },
  };
}
