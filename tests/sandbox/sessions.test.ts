import { describe, expect, it } from 'vitest';
import { hashOf } from '../../src/sandbox/respond.ts';
import { users } from '../users.ts';
import { openSandbox } from './openSandbox.ts';

describe('a session of the sandbox', () => {
  it('ends sixty minutes after it was last renewed', async () => {
    const { call, send, signIn, passMinutes } = openSandbox();
    const [early, late] = [await signIn(), await signIn()];
    passMinutes(59);
    expect(await call('teamList', { session_token: early })).toMatchObject({ status: 'success' });
    passMinutes(1);
    const response = await send('teamList', JSON.stringify({ session_token: late }));
    expect(response.status).toBe(401);
    expect(await response.json()).toEqual({ status: 'error', message: 'Your session has ended.' });
  });

  it('needs a known token', async () => {
    const { send } = openSandbox();
    for (const body of [{}, { session_token: '' }, { session_token: 'guess' }]) {
      expect((await send('teamList', JSON.stringify(body))).status).toBe(401);
    }
  });

  it('is renewed by an answer once its token is five minutes old', async () => {
    const { call, signIn, passMinutes } = openSandbox();
    const session_token = await signIn();
    passMinutes(4);
    expect(await call('teamList', { session_token })).not.toHaveProperty('newtoken');
    passMinutes(2);
    const { newtoken } = await call('teamList', { session_token });
    expect(newtoken).toMatch(/^[0-9a-f]{32}$/);
    passMinutes(59);
    expect(await call('teamList', { session_token: newtoken })).toMatchObject({ status: 'success' });
  });

  it('honours a replaced token for another minute and returns the same successor', async () => {
    const { call, signIn, passMinutes } = openSandbox();
    const session_token = await signIn();
    passMinutes(6);
    const { newtoken } = await call('teamList', { session_token });
    passMinutes(1);
    expect(await call('teamList', { session_token })).toMatchObject({ status: 'success', newtoken });
    passMinutes(0.1);
    expect(await call('teamList', { session_token })).toMatchObject({ message: 'Your session has ended.' });
    expect(await call('teamList', { session_token: newtoken })).toMatchObject({ status: 'success' });
  });

  it.each([
    ['by the sandbox itself (404)', 404, 'opportunityDetails', { opportunity_id: 9999 }, []],
    ['by the description (422)', 422, 'documentList', { page: 0 }, []],
    ['for the investor of another user (403)', 403, 'investmentSummary', { investor_id: 601 }, []],
    ['by a fault (429)', 429, 'teamList', {}, [{ name: 'busy' }]],
    ['by a fault (500)', 500, 'teamList', {}, [{ name: 'error500' }]],
  ] as const)('is also renewed by a refusal %s', async (_which, status, id, body, faults) => {
    const { sandbox, call, send, signIn, passMinutes } = openSandbox();
    const session_token = await signIn();
    passMinutes(6);
    sandbox.faults.push(...faults);
    const refusal = await send(id, JSON.stringify({ session_token, ...body }));
    expect(refusal.status).toBe(status);
    const { newtoken } = await refusal.json();
    expect(newtoken).toMatch(/^[0-9a-f]{32}$/);
    sandbox.faults.length = 0;
    expect(await call('teamList', { session_token: newtoken })).toMatchObject({ status: 'success' });
  });

  it('is not renewed by the refusal that ends it', async () => {
    const { sandbox, call, signIn, passMinutes } = openSandbox();
    const session_token = await signIn();
    passMinutes(6);
    sandbox.faults.push({ name: 'expired' });
    expect(await call('teamList', { session_token })).not.toHaveProperty('newtoken');
  });
});

describe('the investor of a call', () => {
  it('comes from the body, the path or the header, and is the first of the user otherwise', async () => {
    const { call, signIn } = openSandbox();
    const session_token = await signIn();
    const inBody = await call('profileDetails', { session_token, investor_id: 503 });
    expect(inBody.data.legal_name).toBe('Tremblay Family Trust');
    const { data } = await call('investorAccountList', { session_token }, {}, 502);
    expect(data.accounts[0].holder_name).toBe('Julie Tremblay');
    const amount = async (headers: Record<string, string>) =>
      (await call('portfolioCardCurrentlyInvested', { session_token }, headers)).data.currently_invested_amount;
    expect(await amount({})).toBe(550_000);
    expect(await amount({ invidshash: hashOf(502) })).not.toBe(550_000);
  });

  it('has to belong to the user', async () => {
    const { send, signIn } = openSandbox();
    const session_token = await signIn();
    const foreign = await send('investmentSummary', JSON.stringify({ session_token, investor_id: 601 }));
    expect(foreign.status).toBe(403);
    expect(await foreign.json()).toEqual({ status: 'error', message: 'You do not have access to this investor.' });
    expect((await send('investorAccountList', JSON.stringify({ session_token }), {}, 601)).status).toBe(403);
    const hash = { invidshash: '0'.repeat(32) };
    expect((await send('investmentList', JSON.stringify({ session_token }), hash)).status).toBe(403);
  });

  it('does not matter for calls about the user, so that an earlier user’s investor does no harm', async () => {
    const { call, signIn } = openSandbox();
    const body = { session_token: await signIn(users.fund), investor_id: 501 };
    const { data } = await call('investorList', body, { invidshash: '0'.repeat(32) });
    expect(data.investors).toHaveLength(1);
  });
});

describe('a body that breaks the description', () => {
  it('gets a 422 that says what is wrong with each field', async () => {
    const { send, signIn } = openSandbox();
    const session_token = await signIn();
    const body = { session_token, page: 0, per_page: 2.5, sort_dir: 'up', start_date: '2026-02-31' };
    const response = await send('documentList', JSON.stringify(body));
    expect(response.status).toBe(422);
    expect(await response.json()).toEqual({
      status: 'error',
      message: 'Please check the marked fields.',
      errors: {
        page: 'Must be at least 1.',
        per_page: 'Must be a whole number.',
        sort_dir: 'Must be one of asc, desc.',
        start_date: 'Must be a date of the form YYYY-MM-DD.',
      },
    });
  });

  it('gets a message for each missing field', async () => {
    const { call } = openSandbox();
    expect(await call('authLogin', { email: 'not an address' })).toMatchObject({
      errors: { email: 'Does not have the expected form.', password: 'Is required.' },
    });
  });

  it('gets a 400 if it is not a JSON object', async () => {
    const { send } = openSandbox();
    expect((await send('authLogin', '{"email":')).status).toBe(400);
    expect((await send('authLogin', '[]')).status).toBe(400);
  });
});
