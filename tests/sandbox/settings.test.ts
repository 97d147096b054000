import { describe, expect, it } from 'vitest';
import type { Schema } from '../../src/sandbox/schema.ts';
import { users } from '../users.ts';
import { openSandbox } from './openSandbox.ts';

const account = {
  account_name: 'Reserve',
  account_type: 'Savings',
  holder_name: 'Tremblay Holdings Inc.',
  institution_name: 'Bank of the Lakes',
  institution_number: '899',
  transit_number: '10202',
  account_number: '10207730',
  account_number_confirm: '10207730',
  purpose: 'contributions',
  is_default: 0,
};

async function openSettings() {
  const { sandbox, call, signIn } = openSandbox();
  const session_token = await signIn();
  return {
    sandbox,
    signIn,
    call: (id: Parameters<typeof call>[0], body: object = {}) => call(id, { session_token, ...body }),
    accounts: async (): Promise<Schema<'Account'>[]> =>
      (await call('investorAccountList', { session_token })).data.accounts,
  };
}

describe('linked accounts', () => {
  it('are added with a masked number and wait to be verified', async () => {
    const { call, accounts } = await openSettings();
    const { data } = await call('accountAdd', account);
    expect(data.account).toMatchObject({
      account_number_masked: '••••7730',
      status: 'pending_verification',
      can_remove: 1,
    });
    expect((await accounts()).at(-1)).toEqual(data.account);
    expect(JSON.stringify(await accounts())).not.toContain('10207730');
  });

  it('need matching account numbers and all the numbers of one country', async () => {
    const { call } = await openSettings();
    const { transit_number: _, ...without } = account;
    expect(await call('accountAdd', { ...without, account_number_confirm: '10207731' })).toMatchObject({
      errors: {
        account_number_confirm: 'Both account numbers must be the same.',
        transit_number: 'Is required for a Canadian account.',
      },
    });
  });

  it('can be removed, except for the default one', async () => {
    const { call, accounts } = await openSettings();
    const [first, second] = await accounts();
    expect(await call('accountRemove', { account_id: second?.account_id })).toMatchObject({ status: 'success' });
    expect(await accounts()).not.toContainEqual(second);
    expect(await call('accountRemove', { account_id: first?.account_id })).toMatchObject({
      status: 'error',
      message: 'The default account cannot be removed.',
    });
    expect(await accounts()).toContainEqual(first);
  });
});

describe('the profile', () => {
  it('saves what may be changed and refuses the rest', async () => {
    const { call } = await openSettings();
    await call('profileUpdate', { preferred_language: 'fr', legal_name: 'Another Inc.' });
    const { data } = await call('profileDetails');
    expect(data).toMatchObject({ preferred_language: 'fr', legal_name: 'Tremblay Holdings Inc.' });
    const plan = await call('profileUpdate', { investor_id: 502, distribution_option: 'drip' });
    expect(plan).toMatchObject({ errors: { distribution_option: 'Only the manager can change this.' } });
  });

  it('keeps a new sign-in email as pending', async () => {
    const { call } = await openSettings();
    const email = 'julie@tremblay-holdings.test';
    expect(await call('profilePortalLoginUpdate', { email, email_confirm: 'x@y.test' })).toMatchObject({
      errors: { email_confirm: 'Both email addresses must be the same.' },
    });
    await call('profilePortalLoginUpdate', { email, email_confirm: email, current_password: 'Northline-2026' });
    const { data } = await call('profileDetails');
    expect(data.portal_login).toMatchObject({ login_email: users.investor, pending_email: email });
  });

  it('switches a notification on, but not off when it is locked', async () => {
    const { call } = await openSettings();
    const setting = async (key: string): Promise<Schema<'NotificationSetting'>> =>
      (await call('profileDetails')).data.notifications.find(
        ({ notification_key }: Schema<'NotificationSetting'>) => notification_key === key,
      );
    await call('notificationStatusUpdate', { notification_key: 'manager_note', channel: 'sms', status: 1 });
    expect((await setting('manager_note')).channels.sms).toBe(1);
    const locked = { notification_key: 'login_new_device', channel: 'email', status: 0 };
    expect(await call('notificationStatusUpdate', locked)).toMatchObject({ status: 'error' });
    expect((await setting('login_new_device')).channels.email).toBe(1);
  });
});

describe('resetting the sandbox', () => {
  it('restores the data and ends every session', async () => {
    const { sandbox, call, accounts, signIn } = await openSettings();
    const before = await accounts();
    await call('accountAdd', account);
    await call('profileUpdate', { preferred_language: 'fr' });
    sandbox.reset();
    expect(await call('profileDetails')).toMatchObject({ message: 'Your session has ended.' });
    const session_token = await signIn();
    expect((await call('investorAccountList', { session_token })).data.accounts).toEqual(before);
    expect((await call('profileDetails', { session_token })).data.preferred_language).toBe('en');
  });
});
