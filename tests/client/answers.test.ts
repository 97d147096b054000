import { describe, expect, it, vi } from 'vitest';
import { teamList } from '../../generated/hooks/contact/contact.ts';
import { documentDownloadAll, documentGet } from '../../generated/hooks/documents/documents.ts';
import { accountRemove, investorList } from '../../generated/hooks/investors/investors.ts';
import { portfolioActivities } from '../../generated/hooks/portfolio/portfolio.ts';
import { memorySession } from './memorySession.ts';
import { json, openApi, plain } from './openApi.ts';

const team = { team: [{ member_id: 1 }] };
const pdf = { documenttype: 't5', micid: 12, key: 'k' } as const;

describe('the envelope of an answer', () => {
  it('passes on data and message, and nothing else that the server wraps around them', async () => {
    await openApi(json({ status: 'success', message: 'Here you are.', data: team, trace: 'x' }));
    expect(await teamList({})).toEqual({ status: 'success', message: 'Here you are.', data: team });
  });

  it('has no value where one stands for no date, and only there', async () => {
    const kept = ['2026-01-01', 'since 0001-01-01', '10001-01-01', '0001-01-01-7', '"0001-01-01"', '1900-01-02'];
    const data = { ...team, a: '0001-01-01', b: ['9999-12-31T23:59:59Z'], c: { '1900-01-01': 1 }, kept };
    await openApi(json({ data }));
    expect(await teamList({})).toMatchObject({ data: { ...data, a: undefined, b: [null] } });
  });

  it('may have one extra level of data', async () => {
    await openApi(json({ data: { data: team } }));
    expect(await teamList({})).toMatchObject({ data: team });
  });

  it('may lack data if none is promised', async () => {
    await openApi(json({ status: 'success', message: 'Removed.' }));
    expect(await accountRemove({ account_id: 1 })).toMatchObject({ status: 'success', message: 'Removed.' });
  });

  it.each([
    ['is empty', plain('', 'application/json')],
    ['is cut short', plain('{"data":{"team":[', 'application/json')],
    ['is a list', json([team])],
    ['is null', json(null)],
    ['lacks the data that is promised', json({ status: 'success', message: 'Done.' })],
    ['has null for the data that is promised', json({ data: null })],
  ])('that %s is an error of its own kind and never shown', async (_what, answer) => {
    await openApi(answer);
    await expect(teamList({})).rejects.toMatchObject({
      name: 'ApiError',
      kind: 'format',
      message: 'The answer could not be read. Please try again in a moment.',
    });
  });

  it('without any content is an error if data is promised', async () => {
    await openApi((response) => void response.writeHead(204).end());
    await expect(teamList({})).rejects.toMatchObject({ kind: 'format', status: 204 });
  });
});

describe('a new token', () => {
  it.each([
    ['beside data', { newtoken: 'token-2', data: team }],
    ['inside data', { data: { newtoken: 'token-2', ...team } }],
    ['beside an extra level of data', { data: { newtoken: 'token-2', data: team } }],
  ])('%s goes to the session and no further', async (_where, body) => {
    const { session } = await openApi(json(body));
    expect(await teamList({})).toEqual({ data: team });
    expect(session.renewed).toEqual(['token-2']);
  });

  it.each([422, 403, 404, 429, 500])('in a refusal (%i) goes to the session as well', async (status) => {
    for (const body of [{ newtoken: 'token-2' }, { data: { newtoken: 'token-2' } }]) {
      const { session } = await openApi(json({ status: 'error', message: 'No.', ...body }, status));
      await expect(teamList({})).rejects.toMatchObject({ kind: 'http', status, message: 'No.' });
      expect(session.renewed).toEqual(['token-2']);
    }
  });

  it('goes to the session as well if a file is refused', async () => {
    const { session } = await openApi(json({ message: 'It is gone.', newtoken: 'token-2' }, 404));
    await expect(documentGet(pdf)).rejects.toMatchObject({ status: 404, message: 'It is gone.' });
    expect(session.renewed).toEqual(['token-2']);
  });

  it('is used by the next call', async () => {
    const { received } = await openApi(json({ newtoken: 'token-2', data: team }));
    await teamList({});
    await teamList({});
    expect(received.map((call) => call.json.session_token)).toEqual(['token-1', 'token-2']);
  });

  it.each([[''], [null], [7]])('is ignored if it is %j', async (newtoken) => {
    const { session } = await openApi(json({ newtoken, data: team }));
    await teamList({});
    expect(session.renewed).toEqual([]);
  });

  it('that arrives after signing out does not bring the session back', async () => {
    const session = memorySession({ token: 'token-1' });
    await openApi(
      (response, call, count) => {
        session.signOut();
        return json({ newtoken: 'token-2', data: team })(response, call, count);
      },
      { session },
    );
    await expect(teamList({})).rejects.toMatchObject({ kind: 'stale' });
    expect(session.token()).toBeUndefined();
  });

  it.each([
    ['the first', 1],
    ['the second', 2],
  ])('from the latest request wins, even if the answer to %s of two arrives last', async (_which, late) => {
    const others: (() => void)[] = [];
    const { session, received } = await openApi(async (response, call, count) => {
      if (call.json.page === late) await new Promise<void>((resolve) => others.push(resolve));
      // The server may receive both in any order; only the order in which they were sent counts.
      const newtoken = `of-page-${call.json.page}`;
      await json({ newtoken, data: { activities: [] } })(response, call, count);
    });
    const calls = [1, 2].map((page) => portfolioActivities({ page }));
    await vi.waitFor(() => expect(received).toHaveLength(2));
    await Promise.race(calls);
    for (const letGo of others) letGo();
    await Promise.all(calls);
    expect(session.token()).toBe('of-page-2');
  });
});

describe('an answer that arrives too late', () => {
  const afterSwitch = async () => {
    const session = memorySession({ token: 'token-1', investorId: 501 });
    return openApi(
      (response, call, count) => {
        session.select(502);
        return json({ newtoken: 'token-2', data: { investors: [], activities: [] } })(response, call, count);
      },
      { session },
    );
  };

  it('is dropped if its investor is no longer selected, except for its new token, which is the user’s', async () => {
    const { session } = await afterSwitch();
    await expect(documentGet(pdf)).rejects.toMatchObject({ kind: 'stale' });
    expect(session.renewed).toEqual(['token-2']);
  });

  it('still counts after a switch if it is about the user', async () => {
    const { session } = await afterSwitch();
    expect(await investorList({})).toMatchObject({ data: { investors: [] } });
    expect(session.renewed).toEqual(['token-2']);
  });
});

describe('a file', () => {
  it.each([
    ['PDF', 'application/pdf', () => documentGet(pdf)],
    ['PDF without a specific type', 'application/octet-stream', () => documentGet(pdf)],
    [
      'zip',
      'application/zip',
      () => documentDownloadAll({ start_date: '2026-01-01', end_date: '2026-06-30', page: 1 }),
    ],
  ])('is passed on unchanged as a %s', async (_name, type, get) => {
    await openApi(plain('%PDF-1.7 …', type));
    const file = await get();
    expect(file).toBeInstanceOf(Blob);
    expect(await new Response(file).text()).toBe('%PDF-1.7 …');
  });

  it('is a refusal, with its message, if the server answers one instead', async () => {
    const { session } = await openApi(json({ status: 'error', message: 'It is being prepared.', newtoken: 'token-2' }));
    await expect(documentGet(pdf)).rejects.toMatchObject({ kind: 'http', message: 'It is being prepared.' });
    expect(session.renewed).toEqual(['token-2']);
  });

  it('is refused if the server answers HTML instead', async () => {
    await openApi(plain('<script>alert(1)</script>', 'text/html; charset=utf-8'));
    await expect(documentGet(pdf)).rejects.toMatchObject({
      kind: 'format',
      message: 'The answer could not be read. Please try again in a moment.',
    });
  });
});
