import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { PASSWORD } from '../../src/sandbox/data/users.ts';
import { text } from '../../src/values/text/text.ts';
import { openSession, setCookie } from '../client/session/openSession.ts';
import { openPortal, sandbox, sentTo, server } from '../openPortal.tsx';
import { users } from '../users.ts';

type Person = Awaited<ReturnType<typeof openPortal>>;

const message = () => screen.findByLabelText('Message');
const sent = () => sentTo('/contact/submit');

/** Writes a message and lets the session end as it is sent. */
async function interrupt() {
  const person = await openPortal('/contact-us');
  await person.selectOptions(await screen.findByLabelText('Topic'), 'Other');
  await person.type(await message(), 'Please call me.');
  sandbox.faults.push({ name: 'expired', path: '/contact/submit' });
  await person.click(screen.getByRole('button', { name: 'Send message' }));
  await screen.findByRole('button', { name: 'Sign in' });
  sandbox.faults.length = 0;
  return person;
}

async function signIn(person: Person, email: string) {
  await person.type(await screen.findByLabelText('Email'), email);
  await person.type(screen.getByLabelText('Password'), PASSWORD);
  await person.click(screen.getByRole('button', { name: 'Sign in' }));
}

/** Ends the session without a request, as when its hour is over. */
async function expire(person: Person) {
  await setCookie('session_token=; path=/; max-age=0');
  await person.click(screen.getAllByRole('button', { name: 'Refresh' })[0] as HTMLElement);
  await screen.findByRole('button', { name: 'Sign in' });
}

beforeEach(() => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
});

describe('input that was entered when the session ended', () => {
  it('returns once the same user has signed in again, with a note that it was not sent', async () => {
    const person = await interrupt();
    await signIn(person, ' Investor@Northline.test');
    expect(await message()).toHaveValue('Please call me.');
    expect(location.pathname).toBe('/contact-us');
    expect(screen.getByLabelText('Topic')).toHaveDisplayValue('Other');
    expect(within(screen.getByRole('status')).getByText(text.interrupted.notSent)).toBeVisible();
    expect((await message()).closest('form')).toHaveAccessibleDescription(text.interrupted.notSent);
    await person.click(screen.getByRole('button', { name: 'Send message' }));
    expect(await screen.findByText(/We will answer within one business day/)).toBeVisible();
    expect(sent().at(-1)).toMatchObject({ message: 'Please call me.', topic: 'Other' });
    expect(sent()).toHaveLength(2);
  });

  it('also returns after the session has ended by itself, and counts as unsaved', async () => {
    const person = await openPortal('/contact-us');
    await person.type(await message(), 'Begun');
    await expire(person);
    await signIn(person, users.investor);
    expect(await message()).toHaveValue('Begun');
    await person.click(screen.getByRole('link', { name: 'My Documents' }));
    expect(await screen.findByRole('dialog', { name: 'Leave without saving?' })).toBeVisible();
  });

  it('is hidden from another user, who starts on the home screen, and returns to the first user', async () => {
    const person = await interrupt();
    await signIn(person, users.modules);
    await waitFor(() => expect(location.pathname).toBe('/overview'));
    await person.click((await screen.findAllByRole('link', { name: 'Contact Us' }))[0] as HTMLElement);
    expect(await message()).toHaveValue('');
    expect(screen.queryByText(text.interrupted.notSent)).not.toBeInTheDocument();
    await expire(person);
    await signIn(person, users.investor);
    await waitFor(() => expect(location.pathname).toBe('/overview'));
    await person.click((await screen.findAllByRole('link', { name: 'Contact Us' }))[0] as HTMLElement);
    expect(await message()).toHaveValue('Please call me.');
  });

  it('comes with a note that it may have been sent if no answer had arrived', async () => {
    const person = await openPortal('/contact-us');
    await person.selectOptions(await screen.findByLabelText('Topic'), 'Other');
    await person.type(await message(), 'Please call me.');
    let letGo = () => {};
    const held = new Promise<void>((resolve) => {
      letGo = resolve;
    });
    server.use(
      http.post('*/contact/submit', () => held.then(() => HttpResponse.json({ status: 'success', data: {} }))),
    );
    await person.click(screen.getByRole('button', { name: 'Send message' }));
    await waitFor(() => expect(sent()).toHaveLength(1));
    await expire(person);
    letGo();
    await signIn(person, users.investor);
    expect(await screen.findByText(text.interrupted.unsure)).toBeVisible();
    expect(await message()).toHaveValue('Please call me.');
  });

  it('does not include a password', async () => {
    const person = await openPortal('/account');
    const openForm = async () => {
      await person.click(await screen.findByRole('button', { name: 'Change: Sign-in email' }));
      return within(await screen.findByRole('dialog', { name: 'Change sign-in email' }));
    };
    const part = await openForm();
    await person.type(await part.findByLabelText('New email'), 'julie@tremblay.test');
    await person.type(part.getByLabelText('Confirm new email'), 'julie@tremblay.test');
    await person.type(part.getByLabelText('Current password'), PASSWORD);
    await setCookie('session_token=; path=/; max-age=0');
    await person.click(part.getByRole('button', { name: 'Change email' }));
    await screen.findByRole('button', { name: 'Sign in' });
    await signIn(person, users.investor);
    const again = await openForm();
    expect(await again.findByLabelText('New email')).toHaveValue('julie@tremblay.test');
    expect(again.getByLabelText('Current password')).toHaveValue('');
  });
});

describe('the mark of the user', () => {
  it('does not reveal the email, outlives an expired session and is deleted on signing out', () => {
    const { session } = openSession();
    session.signIn({ session_token: 'token-1' }, users.investor);
    const mark = session.state().user;
    expect(mark).toBeTruthy();
    session.expire();
    expect(session.state()).toMatchObject({ isSignedIn: false, user: mark });
    session.signIn({ session_token: 'token-2' }, ' INVESTOR@northline.test ');
    expect(session.state().user).toBe(mark);
    session.signIn({ session_token: 'token-3' }, users.fund);
    expect(session.state().user).not.toBe(mark);
    expect(JSON.stringify({ ...localStorage })).not.toContain('northline');
    session.signOut();
    expect(localStorage.getItem('user')).toBeNull();
  });
});
