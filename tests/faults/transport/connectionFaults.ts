import { expect, vi } from 'vitest';
import { operations } from '../../../generated/operations.ts';
import { text } from '../../../src/text/text.ts';
import { json, openApi, plain } from '../../api/openApi.ts';
import { call } from '../call.ts';
import { type Answer, anything, expectSession, fails, failureOf, isQuery, type TransportFault } from './fault.ts';

const unreached = (facts: { kind: string }) =>
  facts.kind === 'query'
    ? 'is tried once more, then fails as unreachable'
    : 'is not tried again, and leaves open whether it went through';

const dropped = (answer: Answer): TransportFault['prove'] => {
  return async (id, facts) => {
    const message = isQuery(facts) ? text.problems.network : text.problems.lostUnsure;
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
    what: 'a browser that is offline',
    says: () => 'sends nothing, and says so',
    fits: ({ kind }) => kind === 'command',
    async prove(id) {
      vi.stubGlobal('navigator', { onLine: false });
      const { session, received } = await openApi(json({ data: {} }));
      const error = await failureOf(call(id)).finally(() => vi.unstubAllGlobals());
      expect(error).toMatchObject({ name: 'ApiError', kind: 'network', message: text.problems.notSent });
      expect(received).toEqual([]);
      expectSession(session);
    },
  },
  {
    row: 'F02',
    what: 'a server that says nothing for 60 seconds',
    says: (facts) =>
      isQuery(facts)
        ? 'is tried once more, then times out'
        : 'is not tried again, and leaves open whether it went through',
    fits: anything,
    async prove(id) {
      vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
      const { session, received } = await openApi(() => undefined);
      const failed = vi.fn();
      const ended = failureOf(call(id)).then(failed);
      const tries = operations[id].kind === 'query' ? 2 : 1;
      for (let count = 1; count <= tries; count += 1) {
        await vi.waitFor(() => expect(received).toHaveLength(count), { interval: 1 });
        await vi.advanceTimersByTimeAsync(59_000);
        expect(failed).not.toHaveBeenCalled();
        await vi.advanceTimersByTimeAsync(1_000);
      }
      await ended;
      const message = isQuery(operations[id]) ? text.problems.timeout : text.problems.timeoutUnsure;
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
    says: (facts) => (isQuery(facts) ? 'fails as unreadable' : 'leaves open whether it went through'),
    fits: anything,
    async prove(id, facts) {
      const message = isQuery(facts) ? text.problems.format : text.problems.formatUnsure;
      await fails(id, (response) => void response.writeHead(204).end(), { kind: 'format', status: 204, message });
    },
  },
  {
    row: 'F14',
    what: 'a page of a captive portal in place of an answer',
    says: () => 'fails as unreadable, and shows nothing of it',
    fits: anything,
    async prove(id) {
      const page = plain('<!doctype html><title>Wi-Fi</title><p>Please accept.</p>', 'text/html; charset=utf-8');
      await fails(id, page, { kind: 'format', status: 200, message: /^The answer could not be read\./ });
    },
  },
];
