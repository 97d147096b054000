import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { calls, openPortal, sandbox, sentTo } from '../openPortal.tsx';
import { users } from '../users.ts';

const password = 'Northline-2026';

const region = (name: string) => screen.findByRole('region', { name });
const asked = (path: string) => calls.filter((call) => call.path === path).length;
const silence = () => vi.spyOn(console, 'warn').mockImplementation(() => undefined);

async function open(name: string, as = users.investor) {
  const person = await openPortal('/account', { user: as });
  return { person, within: within(await region(name)) };
}

/** Opens the dialog of a section by its button. */
async function openForm(name: string, button: RegExp | string, dialog: string) {
  const section = await open(name);
  await section.person.click(await section.within.findByRole('button', { name: button }));
  return { ...section, section: section.within, within: within(await screen.findByRole('dialog', { name: dialog })) };
}

const edit = () => openForm('Profile Details', 'Edit', 'Edit contact details');

describe('the profile', () => {
  const field = 'Email for this investor';

  it('shows its values as text, worded as in its form', async () => {
    const { within: profile } = await open('Profile Details');
    expect(await profile.findByText('+1 514 555 0147, Work')).toBeVisible();
    expect(profile.getByText('Eastern (Toronto)')).toBeVisible();
    expect(profile.getByText(/^800, 1200 Rue Sherbrooke Ouest\sMontréal, QC, H3A 1H6, Canada$/)).toBeVisible();
    expect(profile.queryByRole('textbox')).toBeNull();
  });

  it('shows details that only the manager can change, and masks those that arrive masked', async () => {
    const file = await open('On file');
    expect(await file.within.findByText(/•••-•••-321/)).toBeVisible();
    expect(file.within.getByText('Canada')).toBeVisible();
    const owners = await screen.findByRole('table', { name: 'Beneficiaries and owners' });
    expect(owners).toHaveTextContent('Tremblay Family Trust Shareholder');
    // The row says all that is known of a person.
    expect(within(owners).queryByRole('button')).toBeNull();
    // Only a person has a date of birth; this investor is a company.
    expect(file.within.queryByText('Date of birth')).toBeNull();
  });

  it('has a masked date of birth if it is of a person', async () => {
    const { within: file } = await open('On file', users.fund);
    expect(await file.findByText(/^\d{4}-••-••$/)).toBeVisible();
    // The legal name has them.
    expect(file.queryByText('First name')).toBeNull();
  });

  it('is corrected by a message to the manager’s team, which receives a reference number', async () => {
    const { person, within: dialog } = await openForm('On file', 'Ask for a correction', 'Ask for a correction');
    await person.type(await dialog.findByLabelText('What should we correct?'), 'Our name has changed.');
    // Only one topic fits, so the form does not ask for it.
    expect(dialog.queryByLabelText('Topic')).toBeNull();
    await person.click(dialog.getByRole('button', { name: 'Send message' }));
    expect(await dialog.findByText('Reference number')).toBeVisible();
    expect(sentTo('/contact/submit')).toEqual([
      expect.objectContaining({ topic: 'Account Issues', message: 'Our name has changed.' }),
    ]);
  });

  it('sends the changed fields and is loaded again', async () => {
    const { person, within: profile } = await edit();
    const city = await profile.findByLabelText('City');
    await person.clear(city);
    await person.type(city, 'Laval');
    const zone = profile.getByLabelText('Time zone');
    expect(zone).toHaveDisplayValue('Eastern (Toronto)');
    await person.selectOptions(zone, 'Pacific (Vancouver)');
    await person.click(profile.getByRole('button', { name: 'Save changes' }));
    expect(await within(screen.getByRole('status')).findByText('Your profile has been updated.')).toBeVisible();
    expect(sentTo('/profile/update')).toEqual([
      {
        session_token: expect.any(String),
        investor_id: 501,
        addresses: [expect.objectContaining({ city: 'Laval', province: 'QC', use_for_tax: 1 })],
        time_zone: 'America/Vancouver',
      },
    ]);
    await waitFor(() => expect(asked('/profile/details')).toBe(2));
  });

  it('shows each mistake at its field and sends nothing', async () => {
    const { person, within: profile } = await edit();
    const country = await profile.findByLabelText('Country');
    expect(country).toHaveDisplayValue('Canada');
    await person.selectOptions(country, 'Please choose');
    await person.clear(profile.getByLabelText('Phone'));
    await person.click(profile.getByRole('button', { name: 'Save changes' }));
    await waitFor(() => expect(country).toHaveAccessibleDescription('Country is required.'));
    expect(profile.getByLabelText('Phone')).toHaveAccessibleDescription('Phone is required.');
    expect(sentTo('/profile/update')).toEqual([]);
  });

  it('keeps the input when the server refuses it', async () => {
    silence();
    const { person, within: profile } = await edit();
    const email = await profile.findByLabelText(field);
    sandbox.faults.push({ name: 'error500', path: '/profile/update' });
    await person.clear(email);
    await person.type(email, 'new@tremblay.test');
    await person.click(profile.getByRole('button', { name: 'Save changes' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('Something went wrong on our side.');
    expect(email).toHaveValue('new@tremblay.test');
    expect(profile.getByRole('button', { name: 'Save changes' })).toBeEnabled();
  });

  it('does not offer a choice of how distributions are paid for a registered plan', async () => {
    const { person } = await open('Profile Details');
    await person.selectOptions(screen.getByRole('combobox', { name: 'Investor' }), '502');
    expect(await screen.findByText('1979-••-••')).toBeVisible();
    await person.click(within(await region('Profile Details')).getByRole('button', { name: 'Edit' }));
    const profile = within(await screen.findByRole('dialog', { name: 'Edit contact details' }));
    expect(await profile.findByLabelText('Statements')).toBeVisible();
    expect(profile.queryByLabelText('Distributions')).toBeNull();
    expect(profile.queryByLabelText('Second phone')).toBeNull();
  });

  it('keeps a value that the portal does not know, and offers it', async () => {
    const { person, section, within: profile } = await edit();
    const street = await profile.findByLabelText('Street');
    const answer = await sandbox.handle(
      new Request(`${location.origin}/api/profile/update`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ ...sentTo('/profile/details')[0], time_zone: 'Pacific/Auckland' }),
      }),
    );
    expect(answer?.ok).toBe(true);
    await person.type(street, ' 2');
    await person.click(profile.getByRole('button', { name: 'Save changes' }));
    expect(await section.findByText('Pacific/Auckland')).toBeVisible();
    expect(sentTo('/profile/update')[0]).not.toHaveProperty('time_zone');
  });
});

it.each([
  ['Portal Login', 'Change: Sign-in email', 'Change sign-in email'],
  ['Password', /^Change/, 'Change password'],
])('tells password managers whose password it asks for: %s', async (name, button, dialog) => {
  await openForm(name, button, dialog);
  const [first] = within(screen.getByRole('dialog', { name: dialog })).getAllByRole('textbox', {
    hidden: true,
  });
  await waitFor(() => expect(first).toHaveValue(users.investor));
  expect(first).toHaveAttribute('autocomplete', 'username');
  await waitFor(() => expect(screen.getByLabelText('Current password')).toHaveFocus());
});

describe('the portal login', () => {
  const login = () => openForm('Portal Login', 'Change: Sign-in email', 'Change sign-in email');

  async function enter({ person, within: part }: Awaited<ReturnType<typeof login>>, email: string, again = email) {
    await person.type(await part.findByLabelText('New email'), email);
    await person.type(part.getByLabelText('Confirm new email'), again);
  }

  it('says when the password was changed and that two-step verification is off', async () => {
    await openPortal('/account');
    const part = within(await screen.findByRole('region', { name: 'Portal Login' }));
    const value = async (label: string) => (await part.findByText(label, { selector: 'dt' })).nextElementSibling;
    expect(await value('Password')).toHaveTextContent(/^Changed Nov 14, 2023$/);
    expect(await value('Two-step verification')).toHaveTextContent(/^Off$/);
    expect(await value('Active sessions')).toHaveTextContent(/^This one only$/);
  });

  it('accepts a new email that is still to be confirmed', async () => {
    const part = await login();
    await enter(part, 'julie@tremblay.test');
    await part.person.type(part.within.getByLabelText('Current password'), password);
    await part.person.click(part.within.getByRole('button', { name: 'Change email' }));
    expect(await within(screen.getByRole('status')).findByText(/confirm the new email with the link/)).toBeVisible();
    expect(await part.section.findByText('julie@tremblay.test')).toBeVisible();
    expect(part.section.getByText(users.investor)).toBeVisible();
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(sentTo('/profile/portal-login/update')).toEqual([
      {
        session_token: expect.any(String),
        investor_id: 501,
        email: 'julie@tremblay.test',
        email_confirm: 'julie@tremblay.test',
        current_password: password,
      },
    ]);
  });

  it('says that the two emails must match and that the password is required', async () => {
    const part = await login();
    await enter(part, 'julie@tremblay.test', 'juli@tremblay.test');
    await part.person.click(part.within.getByRole('button', { name: 'Change email' }));
    const again = part.within.getByLabelText('Confirm new email');
    await waitFor(() => expect(again).toHaveAccessibleDescription('This is not the same as “New email”.'));
    expect(part.within.getByLabelText('Current password')).toHaveAccessibleDescription('Current password is required.');
    expect(sentTo('/profile/portal-login/update')).toEqual([]);
  });

  it('marks a wrong password at its field, shows the server’s message and keeps the session', async () => {
    silence();
    const part = await login();
    await enter(part, 'julie@tremblay.test');
    const current = part.within.getByLabelText('Current password');
    await part.person.type(current, 'wrong');
    await part.person.click(part.within.getByRole('button', { name: 'Change email' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('Invalid credentials');
    expect(current).toHaveAccessibleDescription('This is not your current password.');
    expect(current).toHaveFocus();
    expect(current).toHaveValue('');
    expect(part.within.getByLabelText('New email')).toHaveValue('julie@tremblay.test');
    expect(location.pathname).toBe('/account');
  });

  it('shows the server’s refusal at its field', async () => {
    silence();
    const part = await login();
    await enter(part, users.fund);
    await part.person.type(part.within.getByLabelText('Current password'), password);
    await part.person.click(part.within.getByRole('button', { name: 'Change email' }));
    const email = part.within.getByLabelText('New email');
    await waitFor(() => expect(email).toHaveAccessibleDescription('This email cannot be used.'));
  });
});

describe('the password', () => {
  async function enter(current: string, next: string, again = next) {
    const part = await openForm('Password', /^Change/, 'Change password');
    await part.person.type(await part.within.findByLabelText('Current password'), current);
    await part.person.type(part.within.getByLabelText('New password'), next);
    await part.person.type(part.within.getByLabelText('Confirm new password'), again);
    await part.person.dblClick(part.within.getByRole('button', { name: 'Change password' }));
    return part.within;
  }

  it('is changed once, shows the server’s message and keeps the session', async () => {
    await enter(password, ' Harbour 2027 ');
    expect(await within(screen.getByRole('status')).findByText('Your password has been changed.')).toBeVisible();
    expect(sentTo('/profile/password/update')).toEqual([
      {
        session_token: expect.any(String),
        investor_id: 501,
        current_password: password,
        password: ' Harbour 2027 ',
        password_confirm: ' Harbour 2027 ',
      },
    ]);
    await waitFor(() => expect(asked('/profile/details')).toBe(2));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(location.pathname).toBe('/account');
  });

  it('is not sent if it is too short or its confirmation differs', async () => {
    const part = await enter(password, 'short', 'shorter');
    const next = part.getByLabelText('New password');
    await waitFor(() => expect(next).toHaveAccessibleDescription(/at least 8 characters/));
    expect(part.getByLabelText('Confirm new password')).toHaveAccessibleDescription(/not the same/);
    expect(sentTo('/profile/password/update')).toEqual([]);
  });

  it('stays unchanged, like the session, if the current password is wrong', async () => {
    silence();
    const part = await enter('wrong', 'Harbour-Lights-2027');
    const current = part.getByLabelText('Current password');
    await waitFor(() => expect(current).toHaveAccessibleDescription('This is not your current password.'));
    expect(screen.getByRole('alert')).toHaveTextContent('Invalid credentials');
    expect(part.getByLabelText('New password')).toHaveValue('Harbour-Lights-2027');
    expect(location.pathname).toBe('/account');
  });
});
