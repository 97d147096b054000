import { screen, waitFor } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { describe, expect, it, vi } from 'vitest';
import { text } from '../../../src/values/text/text.ts';
import { calls, openAsVisitor, sandbox, server } from '../../openPortal.tsx';
import { users } from '../../users.ts';

const email = () => screen.findByLabelText('Email');
const button = () => screen.getByRole('button', { name: 'Sign in' });
const sent = () => calls.filter(({ path }) => path === '/auth/login');

describe('a form section', () => {
  it('sends exactly the fields of its body', async () => {
    const person = await openAsVisitor('/login');
    await person.type(await email(), users.fund);
    await person.type(screen.getByLabelText('Password'), 'Northline-2026');
    await person.click(button());
    expect(await screen.findByRole('region', { name: 'Overview' })).toBeInTheDocument();
    expect(sent().map(({ body }) => body)).toEqual([{ email: users.fund, password: 'Northline-2026' }]);
  });

  it('sends what a password manager has filled in', async () => {
    const person = await openAsVisitor('/login');
    const { set } = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value') ?? {};
    for (const [field, value] of [
      [await email(), users.fund],
      [screen.getByLabelText('Password'), 'Northline-2026'],
    ] as const) {
      set?.call(field, value);
      for (const event of ['input', 'change']) field.dispatchEvent(new Event(event, { bubbles: true }));
    }
    await person.click(button());
    await waitFor(() => expect(sent().map(({ body }) => body.password)).toEqual(['Northline-2026']));
  });

  it('marks each missing field, and sends nothing', async () => {
    const person = await openAsVisitor('/login');
    await email();
    await person.click(button());
    await waitFor(async () => expect(await email()).toHaveAccessibleDescription('Email is required.'));
    expect(await email()).toHaveFocus();
    expect(screen.getByLabelText('Password')).toHaveAccessibleDescription('Password is required.');
    expect(sent()).toHaveLength(0);
  });

  it.each([
    ['offline', 'The server could not be reached. Please check your connection and try again.'],
    ['error500', 'Something went wrong on our side.'],
    ['empty500', 'Something went wrong on our side.'],
    ['html502', 'Something went wrong on our side.'],
    ['html', text.problems.page],
    ['truncated', 'The answer could not be read.'],
    ['busy', 'Too many requests.'],
  ] as const)('says after %s what happened, once, and keeps what was typed', async (name, message) => {
    vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    const person = await openAsVisitor('/login');
    await person.type(await email(), users.fund);
    await person.type(screen.getByLabelText('Password'), 'Northline-2026');
    sandbox.faults.push({ name, path: '/auth/login' });
    await person.click(button());
    expect(await screen.findByRole('alert')).toHaveTextContent(message);
    expect(await email()).toHaveValue(users.fund);
    expect(screen.getByLabelText('Password')).toHaveValue('Northline-2026');
    // After too many requests, another try is blocked for half a minute.
    if (name === 'busy') await person.click(button());
    expect(button()).toHaveFocus();
    expect(button()).toHaveAttribute('aria-disabled', String(name === 'busy'));
    expect(sent()).toHaveLength(1);
    expect(document.body).not.toHaveTextContent('Sign in to the network');
  });

  it('does not blame the browser for a token that no browser keeps', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    const data = { session_token: 'x'.repeat(4001), first_login: 0 };
    server.use(http.post('*/api/auth/login', () => HttpResponse.json({ status: 'success', data })));
    const person = await openAsVisitor('/login');
    await person.type(await email(), users.fund);
    await person.type(screen.getByLabelText('Password'), 'Northline-2026{Enter}');
    expect(await screen.findByRole('alert')).toHaveTextContent(text.session.notKeepable);
  });

  it('marks no field when the refusal is about the whole', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    const person = await openAsVisitor('/login');
    await person.type(await email(), users.fund);
    await person.type(screen.getByLabelText('Password'), 'wrong');
    await person.click(button());
    expect(await screen.findByRole('alert')).toHaveTextContent('Invalid email or password.');
    expect(await email()).not.toHaveAttribute('aria-invalid', 'true');
  });

  it('shows what is wrong with the whole even if a field is refused as well', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    const errors = { general: 'This portal is closed for maintenance.', email: 'Please use your new email.' };
    server.use(
      http.post('*/api/auth/login', () =>
        HttpResponse.json({ status: 'error', message: 'Please check the marked fields.', errors }, { status: 422 }),
      ),
    );
    const person = await openAsVisitor('/login');
    await person.type(await email(), users.fund);
    await person.type(screen.getByLabelText('Password'), 'Northline-2026');
    await person.click(button());
    expect(await screen.findByRole('alert')).toHaveTextContent(errors.general);
    expect(await email()).toHaveAccessibleDescription(errors.email);
  });

  it('keeps the message of a failure in the form until the next try', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    const person = await openAsVisitor('/change-password');
    await person.type(await email(), users.fund);
    await person.type(screen.getByLabelText('Current password'), 'wrong');
    await person.type(screen.getByLabelText('New password'), 'Harbour-2027');
    await person.type(screen.getByLabelText('Confirm new password'), 'Harbour-2027');
    await person.click(screen.getByRole('button', { name: 'Change password' }));
    const toast = await screen.findByRole('alert');
    const element = (await email()).closest('form');
    expect(element).toHaveAccessibleDescription(toast.textContent ?? '');
    expect(screen.getAllByRole('alert')).toEqual([toast]);
    await person.clear(screen.getByLabelText('Current password'));
    await person.click(screen.getByRole('button', { name: 'Change password' }));
    await waitFor(() => expect(element).not.toHaveAccessibleDescription());
  });

  it('empties and focuses a refused password, and keeps the email and the message', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    const person = await openAsVisitor('/login');
    await person.type(await email(), users.fund);
    await person.type(screen.getByLabelText('Password'), 'wrong');
    await person.click(button());
    await waitFor(() => expect(screen.getByLabelText('Password')).toHaveFocus());
    expect(screen.getByLabelText('Password')).toHaveValue('');
    expect(await email()).toHaveValue(users.fund);
    expect((await email()).closest('form')).toHaveAccessibleDescription('Invalid email or password.');
  });

  it('takes its refusal from the page once another try signs in', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    const person = await openAsVisitor('/login');
    await person.type(await email(), users.fund);
    await person.type(screen.getByLabelText('Password'), 'wrong');
    await person.click(button());
    expect(await screen.findByRole('alert')).toHaveTextContent('Invalid email or password.');
    await person.type(screen.getByLabelText('Password'), 'Northline-2026');
    await person.click(button());
    expect(await screen.findByRole('navigation', { name: 'Main menu' })).toBeVisible();
    expect(screen.queryByText('Invalid email or password.')).not.toBeInTheDocument();
  });

  it('shows the next steps once it is sent, and comes back empty', async () => {
    const person = await openAsVisitor('/forgot-password');
    await person.type(await email(), users.fund);
    await person.click(screen.getByRole('button', { name: 'Send reset link' }));
    expect(await screen.findByRole('heading', { name: 'Check your inbox' })).toHaveFocus();
    expect(screen.queryByLabelText('Email')).not.toBeInTheDocument();
    await person.click(screen.getByRole('button', { name: 'Use another email' }));
    expect(await email()).toHaveValue('');
    expect(calls.filter(({ path }) => path === '/password/reset/request')).toHaveLength(1);
  });
});
