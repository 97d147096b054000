import { onlineManager } from '@tanstack/react-query';
import { expect, onTestFinished, vi } from 'vitest';
import { operations } from '../../../generated/operations.ts';
import type { Facts } from '../../../src/client/operationFacts.ts';
import { text } from '../../../src/values/text/text.ts';
import { json, openApi, plain } from '../../client/openApi.ts';
import { call } from '../call.ts';
import {
  type Answer,
  anything,
  expectSession,
  fails,
  failureOf,
  isQuery,
  leavesOpen,
  outcomeOf,
  type TransportFault,
} from './fault.ts';

const unreached = (facts: Facts) =>
  isQuery(facts) ? 'is tried once more, then fails as unreachable' : `is not tried again, and ${outcomeOf(facts)}`;

const dropped = (answer: Answer): TransportFault['prove'] => {
  return async (id, facts) => {
    const message = leavesOpen(facts) ? text.problems.lostUnsure : text.problems.network;
    const { session } = await fails(id, answer, { kind: 'network', message });
    expectSession(session);
  };
};

/** Failures of the connection: no answer, none in time, half an answer, or a redirect. */
export const connectionFaults: TransportFault[] = [
  {
    row: 'F01',
    what: 'a connection that drops',
    says: unreached,
    fits: anything,
    prove: dropped((response) => void response.destroy()),
  },
  {
    row: 'F29',
    what: 'a browser that says it is offline',
    says: () => 'is not believed before the call has failed, and is named then',
    fits: leavesOpen,
    async prove(id) {
      vi.stubGlobal('navigator', { onLine: false });
      onTestFinished(() => onlineManager.setOnline(true));
      onTestFinished(() => void vi.unstubAllGlobals());
      const { session } = await fails(id, (response) => void response.destroy(), {
        kind: 'network',
        message: text.problems.offlineUnsure,
      });
      expect(onlineManager.isOnline()).toBe(false);
      expectSession(session);
    },
  },
  {
    row: 'F02',
    what: 'a server that says nothing for 60 seconds',
    says: (facts) =>
      isQuery(facts) ? 'is tried once more, then times out' : `is not tried again, and ${outcomeOf(facts)}`,
    fits: anything,
    async prove(id) {
      vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
      const { session, received } = await openApi(() => undefined);
      const failed = vi.fn();
      const ended = failureOf(call(id)).then(failed);
      const tries = operations[id].kind === 'query' ? 2 : 1;
      for (let count = 1; count <= tries; count += 1) {
        await vi.waitFor(() => expect(received).toHaveLength(count), { interval: 1 });
        // At once, because fetch has a timer for each half second; afterwards a failure has time to arrive.
        vi.advanceTimersByTime(59_000);
        await vi.advanceTimersByTimeAsync(0);
        expect(failed).not.toHaveBeenCalled();
        await vi.advanceTimersByTimeAsync(1_000);
      }
      await ended;
      const message = leavesOpen(operations[id]) ? text.problems.timeoutUnsure : text.problems.timeout;
      expect(failed.mock.calls[0]?.[0]).toMatchObject({ name: 'ApiError', kind: 'timeout', message });
      expect(received).toHaveLength(tries);
      expectSession(session);
    },
  },
  {
    row: 'F15',
    what: 'a connection that breaks in the middle of the answer',
    says: unreached,
    fits: anything,
    prove: dropped((response) => {
      response.writeHead(200, { 'content-type': 'application/octet-stream', 'content-length': 1000 });
      response.write('%PDF-1.7', () => setImmediate(() => response.destroy()));
    }),
  },
  {
    row: 'F27',
    what: 'a redirect to another address',
    says: () => 'does not follow it',
    fits: anything,
    async prove(id) {
      const { received } = await fails(
        id,
        (response, received, count) =>
          received.path.startsWith('/api/')
            ? void response.writeHead(307, { location: '/login' }).end()
            : json({ data: {} })(response, received, count),
        { kind: 'network' },
      );
      expect(received.every(({ path }) => path.startsWith('/api/'))).toBe(true);
    },
  },
  {
    row: 'F27',
    what: 'a 204 in place of an answer',
    says: (facts) => (isQuery(facts) ? 'fails as unreadable' : outcomeOf(facts)),
    fits: anything,
    async prove(id, facts) {
      const message = leavesOpen(facts) ? text.problems.formatUnsure : text.problems.format;
      await fails(id, (response) => void response.writeHead(204).end(), { kind: 'format', status: 204, message });
    },
  },
  {
    row: 'F14',
    what: 'a page of a captive portal in place of an answer',
    says: (facts) => `names the network, shows nothing of it, and ${outcomeOf(facts)}`,
    fits: anything,
    async prove(id, facts) {
      const message = leavesOpen(facts) ? `${text.problems.page} ${text.problems.unsure}` : text.problems.page;
      const page = plain('<!doctype html><title>Wi-Fi</title><p>Please accept.</p>', 'text/html; charset=utf-8');
      await fails(id, page, { kind: 'format', status: 200, message });
    },
  },
];
