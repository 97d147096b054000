import { expect } from 'vitest';
import { text } from '../../../src/values/text/text.ts';
import { json, openApi, plain } from '../../client/openApi.ts';
import { call, exampleData } from '../call.ts';
import {
  type Answer,
  anything,
  expectSession,
  fails,
  failureOf,
  isJson,
  isQuery,
  isSignedIn,
  leavesOpen,
  openMeanwhile,
  outcomeOf,
  type TransportFault,
} from './fault.ts';

const ended = { status: 'error', message: 'Your session has ended.' };
const file: Answer = plain('%PDF-1.7', 'application/pdf');

/** What a gateway answers when it has lost the answer of the server. */
const isLost = (code: number) => code === 502 || code === 504;

/** A failing status with the server's message, or ours if it has none. */
const status = (row: string, code: number, what: string, body: unknown, message: string | RegExp): TransportFault => ({
  row,
  what,
  says(facts) {
    if (isQuery(facts)) return code >= 500 ? 'is tried once more, then reports it' : 'reports it at once';
    return isLost(code) ? outcomeOf(facts) : 'reports it at once';
  },
  fits: anything,
  async prove(id, facts) {
    const answer = typeof body === 'string' ? plain(body, 'text/html', code) : json(body, code);
    const expected = isLost(code) && leavesOpen(facts) ? text.problems.lostUnsure : message;
    const { session } = await fails(id, answer, { kind: 'http', status: code, message: expected });
    expectSession(session);
  },
});

const broken = text.problems.status(500);

/** Answers that refuse the request. */
export const refusalFaults: TransportFault[] = [
  {
    row: 'F04',
    what: "a 401 'Invalid credentials'",
    says: () => 'reports it and keeps the session',
    fits: anything,
    async prove(id) {
      const errors = { general: 'Invalid email or password.' };
      const body = { message: 'Invalid credentials', errors };
      const failure = { kind: 'http', status: 401, message: 'Invalid credentials', errors };
      const { session } = await fails(id, json(body, 401), failure);
      expectSession(session);
    },
  },
  {
    row: 'F05',
    what: 'any other 401',
    says: (facts) => (isSignedIn(facts) ? 'ends the session' : 'keeps the session, as it sends no token'),
    fits: anything,
    async prove(id, facts) {
      const kind = isSignedIn(facts) ? 'session' : 'http';
      const { session } = await fails(id, json(ended, 401), { kind, status: 401, message: ended.message });
      if (isSignedIn(facts)) expect(session).toMatchObject({ expired: 1, current: { token: undefined } });
      else expectSession(session);
    },
  },
  {
    row: 'F06',
    what: 'five 401s at once',
    says: () => 'ends the session once',
    fits: isSignedIn,
    async prove(id) {
      const { session } = await openApi(json(ended, 401));
      const failures = [1, 2, 3, 4, 5].map((page) => failureOf(call(id, { page })));
      const kinds = (await Promise.all(failures)).map((error) => (error as { kind: string }).kind);
      expect(kinds.toSorted()).toEqual(['session', 'stale', 'stale', 'stale', 'stale']);
      expect(session.expired).toBe(1);
    },
  },
  {
    row: 'F07',
    what: 'a 401 for a token that has since been replaced',
    says: (facts) => (isQuery(facts) ? 'is tried once more with the new token' : 'reports it and keeps the session'),
    fits: isSignedIn,
    async prove(id, facts) {
      const data = isJson(facts) ? await exampleData(id) : {};
      const good = isJson(facts) ? json({ status: 'success', data }) : file;
      const { session, received } = await openMeanwhile(
        (response, call, count) => (count === 1 ? json(ended, 401) : good)(response, call, count),
        (current, count) => {
          if (count === 1) current.current.token = 'token-2';
        },
      );
      if (isQuery(facts)) await call(id);
      else expect(await failureOf(call(id))).toMatchObject({ kind: 'http', status: 401 });
      const bodies = received.map(({ body }) => (`${body}`.includes('token-2') ? 'token-2' : 'token-1'));
      expect(bodies).toEqual(isQuery(facts) ? ['token-1', 'token-2'] : ['token-1']);
      expectSession(session, 'token-2');
    },
  },
  status('F08', 403, 'a 403', {}, text.problems.status(403)),
  status('F09', 404, 'a 404', {}, text.problems.status(404)),
  {
    row: 'F10',
    what: 'a 422 with messages for fields',
    says: () => 'reports the server’s message, and those for the fields by name',
    fits: anything,
    async prove(id) {
      const body = {
        message: 'Please check the marked fields.',
        errors: { email: ['Is taken.', 'x'], phone: { no: 1 } },
      };
      const failure = { kind: 'http', status: 422, message: body.message, errors: { email: 'Is taken.' } };
      await fails(id, json(body, 422), failure);
    },
  },
  status('F11', 429, 'a 429', {}, text.problems.status(429)),
  status('F12', 500, 'a 500 with a sentence', { message: 'We are busy.' }, 'We are busy.'),
  status('F12', 502, 'a 502 with a stack trace', { message: `Error ${'at x '.repeat(120)}` }, broken),
  status('F12', 504, 'a 504 with a sentence', { message: 'Please try again.' }, 'Please try again.'),
  status('F12', 503, 'a 503 with markup in its message', { message: '<img src=x onerror=alert(1)>' }, broken),
  status('F13', 500, 'a 500 without a body', '', broken),
  status('F14', 502, 'a 502 with a page', '<html><h1>Bad gateway</h1></html>', broken),
  status('F16', 500, 'a 500 whose message is an object', { message: { text: 'No.' } }, broken),
  status('F16', 422, 'a 422 whose message is a list', { message: ['First.', 'Second.'] }, 'First.'),
  {
    row: 'F25',
    what: 'a refusal with a new token',
    says: () => 'renews the session as with any other answer',
    fits: isSignedIn,
    async prove(id) {
      const body = { message: 'You do not have access to this.', newtoken: 'token-2' };
      const { session } = await fails(id, json(body, 403), { kind: 'http', status: 403, message: body.message });
      expectSession(session, 'token-2');
    },
  },
  {
    row: 'F26',
    what: 'a 200 whose status is error',
    says: () => 'reports the server’s message',
    fits: isJson,
    async prove(id) {
      const body = { status: 'error', message: 'This can no longer be changed.', data: await exampleData(id) };
      await fails(id, json(body), { kind: 'http', status: 200, message: body.message });
    },
  },
];
