import { screen, waitFor, within } from '@testing-library/react';
import { delay, http } from 'msw';
import { describe, expect, it, vi } from 'vitest';
import { openPortal, sandbox, sentTo, server } from '../../openPortal.tsx';
import { users } from '../../users.ts';

const list = '/investors/501/accounts';
const silence = () => vi.spyOn(console, 'warn').mockImplementation(() => undefined);

async function openAccounts(user = users.investor) {
  const person = await openPortal('/account', { user });
  const card = (name: string) => screen.findByRole('article', { name });
  await card('Operating account');
  return { person, card };
}

describe('the linked accounts', () => {
  it('are listed with all of their details, with masked numbers', async () => {
    const { card } = await openAccounts();
    const operating = await card('Operating account');
    for (const part of [
      'Default',
      '••••4821',
      'Chequing',
      'Bank of the Lakes',
      'Verified',
      'Foundry Lane retail block',
    ])
      expect(operating).toHaveTextContent(part);
    const dollars = await card('US dollar account');
    for (const part of ['Waiting to be verified', 'Waiting for the void cheque to be checked.', 'USD'])
      expect(dollars).toHaveTextContent(part);
    expect(sentTo(list)).toEqual([{ session_token: expect.any(String) }]);
  });

  it('of another investor are requested by that investor’s id', async () => {
    const { person } = await openAccounts();
    await person.selectOptions(screen.getByRole('combobox', { name: 'Investor' }), '502');
    await waitFor(() => expect(sentTo('/investors/502/accounts')).toHaveLength(1));
    expect(sentTo(list)).toHaveLength(1);
  });

  it('have their button from the start, so that the heading does not move when they arrive', async () => {
    server.use(http.post(`*/api${list}`, () => delay('infinite')));
    await openPortal('/account');
    const accounts = await screen.findByRole('region', { name: 'Linked Accounts' });
    expect(await within(accounts).findByRole('button', { name: 'Add account' })).toBeEnabled();
    expect(within(accounts).queryByRole('article')).toBeNull();
  });

  it('that are linked to many investments name them on demand', async () => {
    const { person, card } = await openAccounts(users.large);
    const operating = await card('Operating account');
    await person.click(within(operating).getByText(/^Receives \d+ investments$/));
    expect(within(operating).getByRole('group')).toHaveAttribute('open');
  });
});

describe('the removal of an account', () => {
  it('asks first, and does not happen if the account is kept', async () => {
    const { person, card } = await openAccounts();
    await person.click(within(await card('Reserve')).getByRole('button', { name: 'Remove Reserve' }));
    const dialog = screen.getByRole('dialog', { name: 'Remove this account?' });
    expect(dialog).toHaveTextContent('“Reserve” (••••0936)');
    await person.click(within(dialog).getByRole('button', { name: 'Keep it' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(sentTo('/account/remove')).toEqual([]);
  });

  it('happens once, and the list is loaded again', async () => {
    const { person, card } = await openAccounts();
    await person.click(within(await card('Reserve')).getByRole('button', { name: 'Remove Reserve' }));
    await person.dblClick(within(screen.getByRole('dialog')).getByRole('button', { name: 'Remove' }));
    expect(await within(screen.getByRole('status')).findByText('The account has been removed.')).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('article', { name: 'Reserve' })).toBeNull());
    expect(sentTo('/account/remove')).toEqual([
      { session_token: expect.any(String), investor_id: 501, account_id: 5012 },
    ]);
    expect(sentTo(list)).toHaveLength(2);
    await waitFor(() => expect(screen.getByRole('region', { name: 'Linked Accounts' })).toHaveFocus());
  });

  it('cannot be repeated while it is under way, even if its dialog was closed', async () => {
    const { person, card } = await openAccounts();
    sandbox.faults.push({ name: 'slow', path: '/account/remove' });
    const button = within(await card('Reserve')).getByRole('button', { name: 'Remove Reserve' });
    await person.click(button);
    await person.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Remove' }));
    await person.keyboard('{Escape}');
    await person.click(button);
    expect(screen.queryByRole('dialog')).toBeNull();
    await waitFor(() => expect(screen.queryByRole('article', { name: 'Reserve' })).toBeNull());
    expect(sentTo('/account/remove')).toHaveLength(1);
  });

  it('that is refused says why and leaves the list as it was', async () => {
    silence();
    const { person, card } = await openAccounts();
    sandbox.faults.push({ name: 'forbidden', path: '/account/remove' });
    await person.click(within(await card('Reserve')).getByRole('button', { name: 'Remove Reserve' }));
    await person.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Remove' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('You do not have access to this investor.');
    expect(await card('Reserve')).toBeVisible();
  });

  it('is not offered for the default account, and says why', async () => {
    const { person, card } = await openAccounts();
    const operating = await card('Operating account');
    expect(within(operating).queryByRole('button', { name: /^Remove/ })).toBeNull();
    await person.click(within(operating).getByRole('button', { name: 'Default' }));
    expect(operating).toHaveTextContent('This is your default account, so it cannot be removed.');
  });

  it('is not offered for the only account either', async () => {
    const { person, card } = await openAccounts(users.empty);
    const only = await card('Operating account');
    expect(within(only).queryByRole('button', { name: /^Remove/ })).toBeNull();
    await person.click(within(only).getByRole('button', { name: 'Default' }));
    expect(only).toHaveTextContent('This is your only account, so it cannot be removed.');
  });
});

describe('a new account', () => {
  async function openForm() {
    const opened = await openAccounts();
    await opened.person.click(screen.getByRole('button', { name: 'Add account' }));
    const dialog = await screen.findByRole('dialog', { name: 'Add a bank account' });
    const field = (label: string) => within(dialog).getByLabelText(label);
    await within(dialog).findByRole('option', { name: 'Savings' });
    const button = () => within(dialog).getByRole('button', { name: 'Add account' });
    return { ...opened, dialog, field, button, send: () => opened.person.dblClick(button()) };
  }

  async function fill({ person, field, dialog }: Awaited<ReturnType<typeof openForm>>, number = '1020 7730') {
    await person.type(field('Nickname'), 'Travel');
    await person.selectOptions(field('Account type'), 'Savings');
    await person.type(field('Account holder'), 'Tremblay Holdings Inc.');
    await person.type(field('Bank'), 'Bank of the Lakes');
    await person.type(field('Account number'), number);
    await person.type(field('Confirm account number'), '10207730');
    await person.click(within(dialog).getByRole('radio', { name: 'Contributions' }));
  }

  const told = 'The account has been added and will be verified.';
  const common = {
    session_token: expect.any(String),
    investor_id: 501,
    account_name: 'Travel',
    account_type: 'Savings',
    holder_name: 'Tremblay Holdings Inc.',
    institution_name: 'Bank of the Lakes',
    account_number: '10207730',
    account_number_confirm: '10207730',
    purpose: 'contributions',
    is_default: 0,
  };

  it('in Canada is sent once, with its two numbers, and is in the list then', async () => {
    const form = await openForm();
    await fill(form);
    await form.person.type(form.field('Institution number'), '899');
    await form.person.type(form.field('Transit number'), '10202');
    await form.send();
    expect(await within(screen.getByRole('status')).findByText(told)).toBeVisible();
    expect(sentTo('/account/add')).toEqual([{ ...common, institution_number: '899', transit_number: '10202' }]);
    expect(await form.card('Travel')).toHaveTextContent('••••7730');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(sentTo(list)).toHaveLength(2);
  });

  it('in the United States has a routing number, and nothing of what was entered for Canada', async () => {
    const form = await openForm();
    await form.person.type(form.field('Institution number'), '899');
    await fill(form);
    await form.person.click(within(form.dialog).getByRole('radio', { name: 'The United States' }));
    expect(within(form.dialog).queryByLabelText('Institution number')).toBeNull();
    expect(form.field('Nickname')).toHaveValue('Travel');
    await form.person.type(form.field('Routing number'), '021000021');
    await form.person.click(form.field('Make it the default account'));
    await form.send();
    expect(await within(screen.getByRole('status')).findByText(told)).toBeVisible();
    expect(sentTo('/account/add')).toEqual([{ ...common, routing_number: '021000021', is_default: 1 }]);
  });

  it('is not sent with a number that differs from its repetition or has another form', async () => {
    const form = await openForm();
    await fill(form, '10207731');
    await form.person.type(form.field('Institution number'), '89');
    await form.send();
    const again = form.field('Confirm account number');
    await waitFor(() => expect(again).toHaveAccessibleDescription('This is not the same as “Account number”.'));
    expect(form.field('Institution number')).toHaveAccessibleDescription(/enter three digits/);
    expect(form.field('Transit number')).toHaveAccessibleDescription(/Transit number is required/);
    expect(sentTo('/account/add')).toEqual([]);
  });

  it('keeps its entries if it is refused', async () => {
    silence();
    const form = await openForm();
    sandbox.faults.push({ name: 'busy', path: '/account/add' });
    await fill(form);
    await form.person.type(form.field('Institution number'), '899');
    await form.person.type(form.field('Transit number'), '10202');
    await form.person.click(form.button());
    expect(await screen.findByRole('alert')).toHaveTextContent('Too many requests.');
    expect(form.field('Account number')).toHaveValue('1020 7730');
    expect(sentTo('/account/add')).toHaveLength(1);
  });

  it('is entered without autofill and with a keyboard of digits, and its number is forgotten with the form', async () => {
    const form = await openForm();
    for (const label of ['Account number', 'Confirm account number', 'Transit number']) {
      expect(form.field(label)).toHaveAttribute('autocomplete', 'off');
      expect(form.field(label)).toHaveAttribute('inputmode', 'numeric');
    }
    await form.person.type(form.field('Account number'), '10207730');
    await form.person.keyboard('{Escape}');
    await form.person.click(await screen.findByRole('button', { name: 'Discard' }));
    await form.person.click(await screen.findByRole('button', { name: 'Add account' }));
    const dialog = await screen.findByRole('dialog', { name: 'Add a bank account' });
    expect(within(dialog).getByLabelText('Account number')).toHaveValue('');
  });
});
