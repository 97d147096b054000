import { act, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { Portal } from '../../../src/config/portal.ts';
import { calls, openPortal, sandbox } from '../../openPortal.tsx';
import { smallPortal as portal } from '../../portal/smallPortal.ts';

afterEach(() => vi.useRealTimers());

const minute = 60_000;
const title = 'Your session is about to end';
const warning = () => screen.findByRole('dialog', { name: title });

/** Moves the wall clock forward, as if the computer had slept, and wakes the page. */
async function wake(minutes: number) {
  const now = Date.now() + minutes * minute;
  vi.useFakeTimers({ toFake: ['Date'], now });
  await act(async () => {
    document.dispatchEvent(new Event('visibilitychange'));
    // The dialog takes the focus, and the form validates the field that has lost it.
    await new Promise((resolve) => setTimeout(resolve, 200));
  });
}

const { public: visitors, signedIn } = portal.routes;
/** A portal with a form on a screen for signed-in users. */
const shown: Portal = {
  ...portal,
  routes: {
    public: visitors,
    signedIn: { ...signedIn, '/contact-us': visitors['/change-password'] ?? { title: '', sections: [] } },
  },
};

/** Opens the form and enters an email address. */
async function openForm() {
  const person = await openPortal('/contact-us', { shown });
  const field = await screen.findByRole('textbox', { name: 'Email' });
  // The number of investors in need arrives last; it must not do so while the clock moves forward or a key is pressed.
  await screen.findByRole('button', { name: /needs attention/ });
  // The first validation loads its code, which must not arrive while the clock moves forward.
  await person.type(field, 'own');
  await person.tab();
  await waitFor(() => expect(field).toBeInvalid());
  await person.type(field, '@northline.test');
  return { person, field };
}

async function openScreen() {
  const person = await openPortal('/opportunities');
  await screen.findByRole('region', { name: 'Opportunities' });
  return person;
}

describe('five minutes before the session ends', () => {
  it('asks whether to stay signed in; staying renews the session and keeps what was entered', async () => {
    const { person, field } = await openForm();
    await wake(54);
    expect(screen.queryByRole('dialog', { name: title })).toBeNull();
    await wake(2);
    const dialog = await warning();
    expect(dialog).toHaveTextContent(/At \d{1,2}:\d{2}.* you will be signed out/);
    const stay = within(dialog).getByRole('button', { name: 'Stay signed in' });
    expect(stay).toHaveFocus();
    const before = localStorage.getItem('session_renewed');
    await person.click(stay);
    await waitFor(() => expect(screen.queryByRole('dialog', { name: title })).toBeNull());
    expect(calls.filter(({ path }) => path === '/profile/details').length).toBeGreaterThan(0);
    expect(Number(localStorage.getItem('session_renewed'))).toBeGreaterThan(Number(before));
    expect(screen.getByText('You are still signed in.')).toBeInTheDocument();
    expect(field).toHaveValue('own@northline.test');
    expect(field).toHaveFocus();
  });

  it('says when the session ends if the server does not renew it', async () => {
    const person = await openScreen();
    // The server has just renewed this session and will not do so again.
    localStorage.setItem('session_renewed', String(Date.now() - 56 * minute));
    await wake(0);
    const dialog = await warning();
    await person.click(within(dialog).getByRole('button', { name: 'Stay signed in' }));
    expect(await within(dialog).findByRole('alert')).toHaveTextContent(
      /could not be extended: at \d{1,2}:\d{2}.* it ends/,
    );
    await person.click(within(dialog).getByRole('button', { name: 'OK' }));
    expect(screen.queryByRole('dialog', { name: title })).toBeNull();
  });

  it('reports a request that fails, and can try again', async () => {
    const person = await openScreen();
    await wake(56);
    const dialog = await warning();
    sandbox.faults.push({ name: 'forbidden', path: '/profile/details' });
    const stay = within(dialog).getByRole('button', { name: 'Stay signed in' });
    await person.click(stay);
    expect(await within(dialog).findByRole('alert')).toHaveTextContent('You do not have access to this investor.');
    sandbox.faults.length = 0;
    await person.click(stay);
    await waitFor(() => expect(screen.queryByRole('dialog', { name: title })).toBeNull());
  });

  it('closes the dialog once another tab has renewed the session', async () => {
    await openScreen();
    await wake(56);
    await warning();
    localStorage.setItem('session_renewed', String(Date.now()));
    await act(async () => void window.dispatchEvent(new StorageEvent('storage', { key: 'session_renewed' })));
    await waitFor(() => expect(screen.queryByRole('dialog', { name: title })).toBeNull());
  });
});

describe('the end of the hour', () => {
  it('ends the session on time, even if the computer was asleep', async () => {
    await openScreen();
    await wake(61);
    expect(await screen.findByRole('button', { name: 'Sign in' })).toBeInTheDocument();
    expect(await screen.findByText('Your session has ended. Please sign in again.')).toBeInTheDocument();
  });
});
