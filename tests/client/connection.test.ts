import type { ServerResponse } from 'node:http';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { afterEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { teamList } from '../../generated/hooks/contact/contact.ts';
import { documentGet } from '../../generated/hooks/documents/documents.ts';
import { accountRemove } from '../../generated/hooks/investors/investors.ts';
import { portfolioActivities } from '../../generated/hooks/portfolio/portfolio.ts';
import { isWorthRetrying } from '../../src/client/ApiError.ts';
import { memorySession } from './memorySession.ts';
import { json, openApi } from './openApi.ts';

const team = { team: [] };
const begin = (response: ServerResponse) => {
  response.writeHead(200, { 'content-type': 'application/json', 'content-length': 1000 });
  response.write('{"data":');
};

/** Frees the memory to which nothing refers, as Node does now and then. */
function freeMemory(): void {
  setFlagsFromString('--expose-gc');
  runInNewContext('gc')();
}

/** Resolves when `fetch` has the headers of an answer. */
function headersArrive(): Promise<void> {
  const real = globalThis.fetch;
  return new Promise((resolve) => {
    vi.spyOn(globalThis, 'fetch').mockImplementation(async (...args) => {
      const response = await real(...args);
      resolve();
      return response;
    });
  });
}

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

describe('a connection that breaks', () => {
  it.each([
    ['before the headers', (response: ServerResponse) => void response.destroy()],
    [
      'in the middle of the body',
      async (response: ServerResponse) => {
        begin(response);
        await new Promise((resolve) => setTimeout(resolve, 20));
        response.destroy();
      },
    ],
    [
      'in the middle of a refusal',
      async (response: ServerResponse) => {
        response.writeHead(500, { 'content-type': 'application/json', 'content-length': 1000 });
        response.write('{"message":');
        await new Promise((resolve) => setTimeout(resolve, 20));
        response.destroy();
      },
    ],
  ])('%s says that the server could not be reached', async (_when, answer) => {
    const { session } = await openApi(answer);
    const error = await teamList({}).catch((reason: unknown) => reason);
    expect(error).toMatchObject({
      name: 'ApiError',
      kind: 'network',
      message: 'The server could not be reached. Please check your connection and try again.',
    });
    expect(isWorthRetrying(error)).toBe(true);
    expect(session.token()).toBe('token-1');
  });

  it('includes a redirect to another address: nothing is sent there', async () => {
    const { received } = await openApi((response, call, count) =>
      call.path.startsWith('/api/')
        ? void response.writeHead(307, { location: '/elsewhere' }).end()
        : json({ data: team })(response, call, count),
    );
    await expect(teamList({})).rejects.toMatchObject({ kind: 'network' });
    expect(received.map(({ path }) => path)).toEqual(['/api/teams']);
  });
});

it('sends a command although the browser says that it is offline, which may be wrong', async () => {
  vi.stubGlobal('navigator', { onLine: false });
  onTestFinished(() => void vi.unstubAllGlobals());
  await openApi(json({ status: 'success', message: 'Removed.' }));
  expect(await accountRemove({ account_id: 1 })).toMatchObject({ message: 'Removed.' });
});

describe('a server on a port of its own', () => {
  it('is reported as possibly blocked once two calls in a row cannot reach it, until it answers', async () => {
    const outcomes = ['lost', 'lost', 'lost', 'refused', 'lost'];
    await openApi(
      (response, call, count) =>
        outcomes[count - 1] === 'lost' ? void response.destroy() : json({}, 403)(response, call, count),
      { ownPort: '8443' },
    );
    const said: string[] = [];
    for (const _ of outcomes) await teamList({}).catch((error: Error) => said.push(error.message));
    const unreached = 'The server could not be reached. Please check your connection and try again.';
    const hint = `${unreached} If this goes on, your network may block port 8443.`;
    expect(said.slice(1)).toEqual([hint, hint, 'You do not have access to this.', unreached]);
  });
});

describe('sixty seconds', () => {
  it.each([
    ['without headers', () => undefined, false],
    ['after the headers, in the middle of the body', begin, true],
  ])('%s are the end of a call', async (_when, answer, withHeaders) => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    // Waiting for them keeps the request.
    const headers = withHeaders ? headersArrive() : undefined;
    await openApi(answer);
    const outcome = vi.fn();
    const call = teamList({}).catch(outcome);
    await headers;
    await vi.advanceTimersByTimeAsync(59_999);
    expect(outcome).not.toHaveBeenCalled();
    freeMemory();
    await vi.advanceTimersByTimeAsync(1);
    await call;
    expect(outcome.mock.calls[0]?.[0]).toMatchObject({
      name: 'ApiError',
      kind: 'timeout',
      message: 'The server took too long to answer. Please try again.',
    });
    expect(isWorthRetrying(outcome.mock.calls[0]?.[0])).toBe(true);
  });

  it('are no longer counted once an answer has arrived', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    await openApi(json({ data: team }));
    await teamList({});
    expect(vi.getTimerCount()).toBe(0);
  });
});

describe('a file that goes on', () => {
  const minute = 60_000;

  /** A file of which each piece arrives when it is called, and the outcome of its call. */
  async function slowFile() {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    let server: ServerResponse | undefined;
    await openApi((response) => {
      // A connection that stays open has a timer of its own.
      response.writeHead(200, { 'content-type': 'application/pdf', connection: 'close' });
      response.flushHeaders();
      server = response;
    });
    const outcome = documentGet({ documenttype: 't5', micid: 12, key: 'a' }).then(
      (file) => file.size,
      (error: Error) => error.message,
    );
    await vi.waitFor(() => expect(server).toBeDefined(), { interval: 1 });
    const progress = vi.spyOn(globalThis, 'clearTimeout');
    async function piece() {
      progress.mockClear();
      server?.write('%PDF');
      await vi.waitFor(() => expect(progress).toHaveBeenCalled(), { interval: 1 });
    }
    return { outcome, piece, end: () => server?.end() };
  }

  it('may take longer than sixty seconds', async () => {
    const { outcome, piece, end } = await slowFile();
    for (let count = 0; count < 14; count += 1) {
      await piece();
      await vi.advanceTimersByTimeAsync(59_000);
    }
    end();
    expect(await outcome).toBe(14 * 4);
    expect(vi.getTimerCount()).toBe(0);
  });

  it.each([
    ['sixty seconds without a piece', 1, minute],
    ['fifteen minutes', 20, 50_000],
  ])('is given up after %s', async (_when, pieces, pause) => {
    const { outcome, piece } = await slowFile();
    const ended = vi.fn();
    void outcome.then(ended);
    let waited = 0;
    for (let count = 0; count < pieces && !ended.mock.calls.length; count += 1, waited += pause) {
      await piece();
      await vi.advanceTimersByTimeAsync(pause);
    }
    expect(await outcome).toBe('The server took too long to answer. Please try again.');
    expect(waited).toBe(Math.min(pieces * pause, 15 * minute));
  });
});

describe('a caller that gives up', () => {
  it.each([
    ['before the call', () => undefined, 'before'],
    ['before the headers', () => undefined, 'sent'],
    ['in the middle of the body', begin, 'headers'],
  ] as const)('%s gets its own reason back', async (_when, answer, moment) => {
    const controller = new AbortController();
    const reason = new Error('left the screen');
    const headers = headersArrive();
    const { received } = await openApi(answer);
    if (moment === 'before') controller.abort(reason);
    const call = teamList({}, controller.signal);
    if (moment === 'sent') await vi.waitFor(() => expect(received).toHaveLength(1));
    if (moment === 'headers') await headers;
    controller.abort(reason);
    await expect(call).rejects.toBe(reason);
    expect(received).toHaveLength(moment === 'before' ? 0 : 1);
  });
});

describe('another tab that has switched the investor', () => {
  it('is followed before a call is sent, and the query of the previous investor is dropped', async () => {
    const session = memorySession({ token: 'token-1', investorId: 501 });
    session.syncWithOtherTabs = () => {
      if (session.current.investorId !== 502) session.select(502);
    };
    const { received } = await openApi(json({ data: { activities: [], investors: [] } }), { session });
    await expect(portfolioActivities({})).rejects.toMatchObject({ kind: 'stale' });
    expect(received).toEqual([]);
    await portfolioActivities({});
    expect(received[0]?.json.investor_id).toBe(502);
  });

  it('does not stop a query about the user', async () => {
    const session = memorySession({ token: 'token-1', investorId: 501 });
    session.syncWithOtherTabs = () => session.select(502);
    const { received } = await openApi(json({ data: team }), { session });
    await teamList({});
    expect(received).toHaveLength(1);
  });
});
