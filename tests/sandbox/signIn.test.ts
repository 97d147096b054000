import { describe, expect, it } from 'vitest';
import { users } from '../users.ts';
import { openSandbox } from './openSandbox.ts';

describe('signing in', () => {
  it('opens a session for the right password', async () => {
    const { call } = openSandbox();
    const answer = await call('authLogin', { email: users.investor, password: 'Northline-2026' });
    expect(answer).toMatchObject({ status: 'success', data: { first_login: 0 } });
    expect(answer.data.session_token).toMatch(/^[0-9a-f]{32}$/);
    expect(answer.data).not.toHaveProperty('endpoint');
  });

  it.each([users.investor, 'nobody@northline.test'])(
    'refuses a wrong password for %s with the same message',
    async (email) => {
      const { send } = openSandbox();
      const response = await send('authLogin', JSON.stringify({ email, password: 'wrong' }));
      expect(response.status).toBe(401);
      expect(await response.json()).toEqual({
        status: 'error',
        message: 'Invalid credentials',
        errors: { general: 'Invalid email or password.' },
      });
    },
  );

  it('returns another API address if the user has one', async () => {
    const { call } = openSandbox();
    const { data } = await call('authLogin', { email: 'endpoint@northline.test', password: 'Northline-2026' });
    expect(data.endpoint).toBe('https://api.northline.test/v2');
  });

  it('asks for a new password at a first sign-in, which the token of that sign-in sets once', async () => {
    const { call } = openSandbox();
    const email = users.first;
    const { data } = await call('authLogin', { email, password: 'Northline-2026' });
    expect(data.first_login).toBe(1);
    const reset = { token: data.session_token, password: 'Harbour-2027', password_confirm: 'Harbour-2027' };
    expect(await call('passwordReset', reset)).toMatchObject({ status: 'success' });
    expect(await call('passwordReset', reset)).toMatchObject({ status: 'error' });
    expect(await call('authLogin', { email, password: 'Northline-2026' })).toMatchObject({ status: 'error' });
    const again = await call('authLogin', { email, password: 'Harbour-2027' });
    expect(again.data.first_login).toBe(0);
  });

  it('lists investors with the modules enabled for each', async () => {
    const { call, signIn } = openSandbox();
    const { data } = await call('investorList', { session_token: await signIn(users.modules) });
    expect(data.investors.map((investor: { enabled_modules: object }) => investor.enabled_modules)).toEqual([
      { syndicated_loans: 1, fund_v2: 1 },
      { syndicated_loans: 1, fund_v2: 1 },
    ]);
  });
});

describe('passwords', () => {
  it('answers a reset request alike for known and unknown addresses', async () => {
    const { call } = openSandbox();
    const known = await call('passwordResetRequest', { email: users.fund });
    expect(await call('passwordResetRequest', { email: 'nobody@northline.test' })).toEqual(known);
  });

  it('accepts the token of a reset link once, within fifteen minutes', async () => {
    const { call, signIn, passMinutes } = openSandbox();
    const email = users.fund;
    const reset = { token: `reset-${email}`, password: 'Harbour-2027', password_confirm: 'Harbour-2027' };
    expect(await call('passwordReset', reset)).toMatchObject({
      errors: { token: expect.stringContaining('no longer valid') },
    });
    await call('passwordResetRequest', { email });
    passMinutes(16);
    expect(await call('passwordReset', reset)).toMatchObject({ status: 'error' });
    await call('passwordResetRequest', { email });
    expect(await call('passwordReset', reset)).toMatchObject({ status: 'success' });
    expect(await call('passwordReset', reset)).toMatchObject({ status: 'error' });
    expect(await signIn(email, 'Harbour-2027')).toBeTruthy();
  });

  it('changes a password by email address and signs the user in with the answer', async () => {
    const { call } = openSandbox();
    const change = { current_password: 'Northline-2026', password: 'Harbour-2027', password_confirm: 'Harbour-2027' };
    const { data } = await call('profilePasswordUpdate', { email: users.fund, ...change });
    expect(await call('investorList', { session_token: data.session_token })).toMatchObject({ status: 'success' });
  });

  it('refuses a change if the current password is wrong, and keeps the session', async () => {
    const { call, signIn, send } = openSandbox();
    const session_token = await signIn();
    const change = {
      session_token,
      current_password: 'wrong',
      password: 'Harbour-2027',
      password_confirm: 'Harbour-2027',
    };
    const response = await send('profilePasswordUpdate', JSON.stringify(change));
    expect([response.status, (await response.json()).message]).toEqual([401, 'Invalid credentials']);
    expect(await call('profileDetails', { session_token })).toMatchObject({ status: 'success' });
  });

  it('ends the other sessions of a user who changes the password', async () => {
    const { call, signIn } = openSandbox();
    const [here, elsewhere] = [await signIn(), await signIn()];
    const change = { current_password: 'Northline-2026', password: 'Harbour-2027', password_confirm: 'Harbour-2027' };
    await call('profilePasswordUpdate', { session_token: here, ...change });
    expect(await call('teamList', { session_token: here })).toMatchObject({ status: 'success' });
    expect(await call('teamList', { session_token: elsewhere })).toMatchObject({ message: 'Your session has ended.' });
  });
});
