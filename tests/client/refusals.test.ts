import { describe, expect, it } from 'vitest';
import { authLogin } from '../../generated/hooks/auth/auth.ts';
import { contactSubmit, teamList } from '../../generated/hooks/contact/contact.ts';
import { profileDetails, profilePasswordUpdate } from '../../generated/hooks/profile/profile.ts';
import { whitelabelFetch } from '../../generated/hooks/whitelabel/whitelabel.ts';
import { ApiError, isWorthRetrying } from '../../src/client/ApiError.ts';
import { memorySession } from './memorySession.ts';
import { json, openApi, plain } from './openApi.ts';

const ended = { status: 'error', message: 'Your session has ended.' };
const message = { topic: 'Other', message: 'Hello', preferred_contact: 'email' } as const;
const team = { team: [] };

describe('a refusal', () => {
  it('has the server’s messages, for the whole and for single fields', async () => {
    const errors = { email: ['Must be an email address.', 'second'], phone: 'Is required.', general: 'Check.', odd: 7 };
    await openApi(json({ status: 'error', message: 'Please check the form.', errors }, 422));
    await expect(contactSubmit(message)).rejects.toMatchObject({
      name: 'ApiError',
      kind: 'http',
      status: 422,
      message: 'Please check the form.',
      errors: { email: 'Must be an email address.', phone: 'Is required.', general: 'Check.' },
    });
  });

  it.each([
    ['the first of a list', ['First.', 'Second.'], 'First.'],
    ['500 characters at most', 'x'.repeat(500), 'x'.repeat(500)],
    ['our own message in place of a very long one', 'x'.repeat(501), 'You do not have access to this.'],
    ['our own message in place of a page', '<h1>Forbidden</h1>', 'You do not have access to this.'],
    ['nothing that changes the direction of a line', 'No\u202e \u0007way.', 'No way.'],
    ['our own message in place of an object', { text: 'No.' }, 'You do not have access to this.'],
    ['our own message in place of an empty one', ' ', 'You do not have access to this.'],
  ])('says %s', async (_what, given, expected) => {
    await openApi(json({ message: given }, 403));
    await expect(teamList({})).rejects.toMatchObject({ kind: 'http', status: 403, message: expected });
  });

  it.each([
    ['without a body', plain('', 'application/json', 500)],
    [
      'without a body or a length',
      (response: Parameters<ReturnType<typeof json>>[0]) => {
        response.writeHead(500, { 'transfer-encoding': 'chunked' }).end();
      },
    ],
    ['with an HTML page', plain('<html>Bad gateway</html>', 'text/html', 502)],
    ['with broken JSON', plain('{"message":"Oops', 'application/json', 503)],
  ])('%s is a server error with our own message', async (_what, answer) => {
    await openApi(answer);
    const error = await teamList({}).catch((reason: unknown) => reason);
    expect(error).toMatchObject({ kind: 'http', message: 'Something went wrong on our side. Please try again.' });
    expect(isWorthRetrying(error)).toBe(true);
  });

  it.each([
    [403, 'You do not have access to this.'],
    [404, 'This could not be found.'],
    [413, 'This is larger than the server accepts. Please send less.'],
    [418, 'The request was refused (418).'],
    [429, 'Too many requests. Please wait a moment.'],
  ])('%i without a message has ours, and is not worth a second try', async (status, expected) => {
    const { session } = await openApi(json({}, status));
    const error = await teamList({}).catch((reason: unknown) => reason);
    expect(error).toMatchObject({ kind: 'http', status, message: expected });
    expect(isWorthRetrying(error)).toBe(false);
    expect(session.token()).toBe('token-1');
  });
});

it.each([
  ['42', 429, 'Too many requests. Please wait a moment. Try again in 42 s.'],
  ['600', 503, 'Something went wrong on our side. Please try again. Try again in 10 min.'],
])('a refusal for %s seconds says so, and is not tried again before', async (seconds, status, message) => {
  await openApi((response) => void response.writeHead(status, { 'retry-after': seconds }).end());
  const error = await teamList({}).catch((reason: unknown) => reason);
  expect(error).toMatchObject({ kind: 'http', status, message, retryAfter: Number(seconds) });
  expect(isWorthRetrying(error)).toBe(false);
});

describe('a 401', () => {
  it('ends the session with the server’s message', async () => {
    const { session } = await openApi(json(ended, 401));
    const error = await profileDetails({}).catch((reason: unknown) => reason);
    expect(error).toMatchObject({ kind: 'session', status: 401, message: 'Your session has ended.' });
    expect(isWorthRetrying(error)).toBe(false);
    expect(session).toMatchObject({ expired: 1, current: { token: undefined } });
  });

  it('without a message ends the session with ours', async () => {
    await openApi(plain('', 'application/json', 401));
    await expect(profileDetails({})).rejects.toMatchObject({
      message: 'Your session has ended. Please sign in again.',
    });
  });

  it('ends the session once if many calls get it at once', async () => {
    const { session } = await openApi(json(ended, 401));
    const errors = await Promise.all([1, 2, 3, 4].map(() => profileDetails({}).catch((error: ApiError) => error.kind)));
    expect(errors.toSorted()).toEqual(['session', 'stale', 'stale', 'stale']);
    expect(session.expired).toBe(1);
  });

  it.each([
    ['a sign-in', () => authLogin({ email: 'a@b.test', password: 'x' })],
    [
      'a change of password',
      () => profilePasswordUpdate({ current_password: 'x', password: 'y', password_confirm: 'y' }),
    ],
  ])("to %s with 'Invalid credentials' keeps the session", async (_what, call) => {
    const errors = { general: 'Invalid email or password.' };
    const { session } = await openApi(json({ message: 'Invalid credentials', errors }, 401));
    await expect(call()).rejects.toMatchObject({ kind: 'http', status: 401, message: 'Invalid credentials', errors });
    expect(session).toMatchObject({ expired: 0, current: { token: 'token-1' } });
  });

  it('to a call that carried no token ends nothing', async () => {
    const { session } = await openApi(json({ message: 'Unknown host.' }, 401));
    await expect(whitelabelFetch()).rejects.toMatchObject({ kind: 'http', message: 'Unknown host.' });
    expect(session).toMatchObject({ expired: 0, current: { token: 'token-1' } });
  });

  const replacedMeanwhile = async (times: number) => {
    const session = memorySession({ token: 'token-1', investorId: 501 });
    return openApi(
      (response, call, count) => {
        if (count > times) return json({ data: team })(response, call, count);
        session.current.token = `token-${count + 1}`;
        return json(ended, 401)(response, call, count);
      },
      { session },
    );
  };

  it('for a token that has since been replaced repeats a query once, with the new one', async () => {
    const { session, received } = await replacedMeanwhile(1);
    expect(await teamList({})).toEqual({ data: team });
    expect(received.map((call) => call.json.session_token)).toEqual(['token-1', 'token-2']);
    expect(session.expired).toBe(0);
  });

  it('is not repeated a second time', async () => {
    const { session, received } = await replacedMeanwhile(5);
    await expect(teamList({})).rejects.toMatchObject({ kind: 'http', status: 401 });
    expect(received).toHaveLength(2);
    expect(session.expired).toBe(0);
  });

  it('for a token that was replaced too long ago is an error, and ends nothing', async () => {
    const session = memorySession({ token: 'token-1', investorId: 501 });
    session.wasReplaced = () => false;
    const { received } = await openApi(
      (response, call, count) => {
        session.current.token = 'token-2';
        return json(ended, 401)(response, call, count);
      },
      { session },
    );
    await expect(teamList({})).rejects.toMatchObject({ kind: 'http', status: 401 });
    expect(received).toHaveLength(1);
    expect(session).toMatchObject({ expired: 0, current: { token: 'token-2' } });
  });

  it('for a token that has since been replaced fails a command, which is not repeated', async () => {
    const { session, received } = await replacedMeanwhile(1);
    await expect(contactSubmit(message)).rejects.toMatchObject({ kind: 'http', message: 'Your session has ended.' });
    expect(received).toHaveLength(1);
    expect(session).toMatchObject({ expired: 0, current: { token: 'token-2' } });
  });
});

describe('without a token', () => {
  it('a call that needs one has the session checked and sends nothing', async () => {
    const { session, received } = await openApi(json({ data: team }), { session: memorySession() });
    await expect(teamList({})).rejects.toMatchObject({ kind: 'session' });
    expect(session.synced).toBe(1);
    expect(received).toEqual([]);
  });

  it('a public call is sent', async () => {
    const brand = { logo_url: 'https://x.test/l.png', bg_url: 'https://x.test/b.png' };
    const { received } = await openApi(json({ data: brand }), { session: memorySession() });
    expect(await whitelabelFetch()).toMatchObject({ data: brand });
    expect(received).toHaveLength(1);
  });
});

it('retries only after a lost connection, a timeout and a failure of the server', () => {
  const worth = (error: unknown) => isWorthRetrying(error);
  expect(worth(new ApiError('network', ''))).toBe(true);
  expect(worth(new ApiError('timeout', ''))).toBe(true);
  expect(worth(new ApiError('http', '', 500))).toBe(true);
  expect(worth(new ApiError('http', '', 499))).toBe(false);
  expect(worth(new ApiError('format', '', 200))).toBe(false);
  expect(worth(new ApiError('stale', ''))).toBe(false);
  expect(worth(new ApiError('session', '', 401))).toBe(false);
  expect(worth(new Error('network'))).toBe(false);
});
