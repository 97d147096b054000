import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { calls, openPortal, sandbox } from '../../openPortal.tsx';

const email = () => screen.findByLabelText('Email');
const button = () => screen.getByRole('button', { name: 'Sign in' });
const sent = () => calls.filter(({ path }) => path === '/auth/login');

describe('a form section', () => {
  it('sends exactly the fields of its body', async () => {
    const person = await openPortal('/login');
    await person.type(await email(), 'fund@northline.test');
    await person.type(screen.getByLabelText('Password'), 'Northline-2026');
    await person.click(button());
    expect(await screen.findByRole('region', { name: 'Overview' })).toBeInTheDocument();
    expect(sent().map(({ body }) => body)).toEqual([{ email: 'fund@northline.test', password: 'Northline-2026' }]);
  });

  it('says at each field what is missing, and sends nothing', async () => {
    const person = await openPortal('/login');
    await email();
    await person.click(button());
    await waitFor(async () => expect(await email()).toHaveAccessibleDescription('Please fill this in.'));
    expect(await email()).toHaveFocus();
    expect(screen.getByLabelText('Password')).toHaveAccessibleDescription('Please fill this in.');
    expect(sent()).toHaveLength(0);
  });

  it.each([
    ['offline', 'We do not know whether this went through'],
    ['error500', 'Something went wrong on our side.'],
    ['empty500', 'Something went wrong on our side.'],
    ['html502', 'We do not know whether this went through'],
    ['html', 'The answer could not be read.'],
    ['truncated', 'The answer could not be read.'],
    ['busy', 'Too many requests.'],
  ] as const)('says after %s what happened, once, and keeps what was typed', async (name, message) => {
    vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    const person = await openPortal('/login');
    await person.type(await email(), 'fund@northline.test');
    await person.type(screen.getByLabelText('Password'), 'Northline-2026');
    sandbox.faults.push({ name, path: '/auth/login' });
    await person.click(button());
    expect(await screen.findByRole('alert')).toHaveTextContent(message);
    expect(await email()).toHaveValue('fund@northline.test');
    // After too many requests nobody asks again for half a minute.
    if (name === 'busy') await person.click(button());
    expect(button()).toHaveFocus();
    expect(button()).toHaveAttribute('aria-disabled', String(name === 'busy'));
    expect(sent()).toHaveLength(1);
    expect(document.body).not.toHaveTextContent('Sign in to the network');
  });

  it('marks no field when the refusal is about the whole', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    const person = await openPortal('/login');
    await person.type(await email(), 'fund@northline.test');
    await person.type(screen.getByLabelText('Password'), 'wrong');
    await person.click(button());
    expect(await screen.findByRole('alert')).toHaveTextContent('Invalid email or password.');
    expect(await email()).not.toHaveAttribute('aria-invalid', 'true');
  });
});
