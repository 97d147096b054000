import { act, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { Portal } from '../../src/config/portal.ts';
import { calls, openPortal, sandbox } from '../openPortal.tsx';
import { smallPortal as portal } from '../portal/smallPortal.ts';

afterEach(() => vi.useRealTimers());

const minute = 60_000;
const user = 'investor@northline.test';
const title = 'Your session is about to end';
const warning = () => screen.findByRole('dialog', { name: title });

/** Lets the clock on the wall go on, as while the computer sleeps, and wakes the page. */
async function wake(minutes: number) {
  const now = Date.now() + minutes * minute;
  vi.useFakeTimers({ toFake: ['Date'], now });
  await act(async () => {
    document.dispatchEvent(new Event('visibilitychange'));
    // The question takes the focus, and the form looks at the field that has lost it.
    await new Promise((resolve) => setTimeout(resolve, 200));
  });
}

const { public: visitors, signedIn } = portal.routes;
/** With a form on a screen of the signed-in. */
const shown: Portal = {
  ...portal,
  routes: {
    public: visitors,
    signedIn: { ...signedIn, '/contact-us': visitors['/change-password'] ?? { title: '', sections: [] } },
  },
};

/** Opens the form, with something entered. */
async function openForm() {
  const person = await openPortal('/contact-us', { user, shown });
  const field = await screen.findByRole('textbox', { name: 'Email' });
  // The first check of a field waits for its code, which must not arrive while the clock is set forward.
  await person.type(field, 'own');
  await person.tab();
  await waitFor(() => expect(field).toBeInvalid());
  await person.type(field, '@northline.test');
  return { person, field };
}

async function openScreen() {
  const person = await openPortal('/opportunities', { user });
  await screen.findByRole('region', { name: 'Opportunities' });
  return person;
}

describe('five minutes before the session ends', () => {
  it('asks whether to stay; staying renews it, and what was entered stays', async () => {
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

  it('says when it ends where the server does not renew it', async () => {
    const person = await openScreen();
    // The server has renewed this session a moment ago and will not again.
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

  it('says so where the server cannot be asked, and asks again', async () => {
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

  it('is not asked any more once another tab has renewed it', async () => {
    await openScreen();
    await wake(56);
    await warning();
    localStorage.setItem('session_renewed', String(Date.now()));
    await act(async () => void window.dispatchEvent(new StorageEvent('storage', { key: 'session_renewed' })));
    await waitFor(() => expect(screen.queryByRole('dialog', { name: title })).toBeNull());
  });
});

describe('the hour', () => {
  it('ends the session on time, also where the computer slept over it', async () => {
    await openScreen();
    await wake(61);
    expect(await screen.findByRole('button', { name: 'Sign in' })).toBeInTheDocument();
    expect(await screen.findByText('Your session has ended. Please sign in again.')).toBeInTheDocument();
  });
});
