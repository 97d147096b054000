import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { operations } from '../../generated/operations.ts';
import { sendingTime } from '../../src/client/sendingTime.ts';
import { PASSWORD } from '../../src/sandbox/data/users.ts';
import { text } from '../../src/values/text/text.ts';
import { cookies, openSession, setCookie, watchCookies } from '../client/session/openSession.ts';
import { calls, openAsVisitor, openPortal, sandbox } from '../openPortal.tsx';
import { users } from '../users.ts';
import { provedBy } from './provedBy.ts';

const home = () => waitFor(() => expect(location.pathname).toBe('/overview'));

async function signIn(email: string) {
  const person = await openAsVisitor('/login');
  await person.type(await screen.findByLabelText('Email'), email);
  await person.type(screen.getByLabelText('Password'), PASSWORD);
  await person.click(screen.getByRole('button', { name: 'Sign in' }));
  return person;
}

beforeEach(() => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
});

describe('4. States and transitions', () => {
  it('signed in is who has a session token', async () => {
    expect(openSession().session.state().isSignedIn).toBe(false);
    openSession().session.signIn({ session_token: 'a-token' });
    expect(openSession().session.state().isSignedIn).toBe(true);
    await setCookie('session_token=; path=/; max-age=0');
    expect(openSession().session.state().isSignedIn).toBe(false);
  });

  it('the session cookie lasts 60 minutes from the last time it is set', () => {
    const set = watchCookies();
    openSession().session.signIn({ session_token: 'token-1' });
    expect(set['session_token=token-1']).toContain('max-age=3600');
  });

  it('the session cookie is renewed whenever a response carries a new token', () => {
    const { session } = openSession();
    session.signIn({ session_token: 'token-1' });
    const set = watchCookies();
    session.renew('token-2', sendingTime());
    expect(set['session_token=token-2']).toContain('max-age=3600');
    provedBy('client/answers.test.ts', '%s goes to the session and no further');
  });

  it('the investorHash cookie lasts 7 days', () => {
    const set = watchCookies();
    openSession().session.select(501);
    expect(set[`investorHash=${cookies().investorHash}`]).toContain('max-age=604800');
  });

  it('a successful login stores the session token, and the endpoint when it is not empty', async () => {
    await signIn('endpoint@northline.test');
    await home();
    expect(cookies().session_token).toMatch(/^\w{20,}$/);
    expect(cookies().end_point).toBe('https://api.northline.test/v2');
    openSession().session.signIn({ session_token: 'token-1', endpoint: '' });
    expect(cookies()).not.toHaveProperty('end_point');
  });

  it('a first login leads to /reset-password with the token, and signs nobody in', async () => {
    await signIn('first@northline.test');
    await waitFor(() => expect(location.pathname).toBe('/reset-password'));
    expect(await screen.findByLabelText('New password')).toBeVisible();
    const [username] = screen.getAllByRole('textbox', { hidden: true });
    expect(username).toHaveValue('first@northline.test');
    expect(cookies().session_token).toMatch(/^\w{20,}$/);
    expect(openSession().session.state()).toMatchObject({ isSignedIn: false, mustSetPassword: true });
    provedBy('screens/passwords.test.tsx', 'is led from every other screen to the new password');
  });

  it('any other login marks the user signed in', async () => {
    await signIn(users.investor);
    await home();
    expect(openSession().session.state()).toMatchObject({ isSignedIn: true, mustSetPassword: false });
  });

  it('logout clears the session and the token', async () => {
    const person = await openPortal('/opportunities');
    await person.click(await screen.findByRole('button', { name: 'My account' }));
    await person.click(await screen.findByRole('menuitem', { name: 'Sign Out' }));
    await waitFor(() => expect(localStorage.getItem('session_id')).toBeNull());
    for (const name of ['session_token', 'connectionToken', 'end_point']) expect(cookies()).not.toHaveProperty(name);
    // The page is reloaded, which jsdom does not do; until then nothing is on it.
    expect(screen.queryByRole('main')).not.toBeInTheDocument();
  });

  it('an hourly check runs, and without a token the logout routine runs', () =>
    provedBy('client/session/contexts.test.tsx', 'notices within an hour that the session is gone'));

  it("a 401 that does not say 'Invalid credentials' sets session_toast to 1 and clears the three cookies", () => {
    const { session } = openSession();
    const endpoint = 'https://api.northline.test/v2';
    session.signIn({ session_token: 'token-1', connection_token: 'connection-1', endpoint });
    session.expire();
    expect(localStorage.getItem('session_toast')).toBe('1');
    expect(Object.keys(cookies())).toEqual([]);
    provedBy('client/refusals.test.ts', 'ends the session with the server’s message');
  });

  it('such a 401 leads to /login, which says so', async () => {
    sandbox.faults.push({ name: 'expired', path: operations.portfolioActivities.path });
    await openPortal();
    await waitFor(() => expect(location.pathname).toBe('/login'));
    expect(await screen.findByText(text.session.ended)).toBeVisible();
  });

  it("a 401 that says 'Invalid credentials' ends no session", () =>
    provedBy('client/refusals.test.ts', "with 'Invalid credentials' keeps the session"));

  it('after a password change through its own page the user is signed in and sent to /overview, with a message', async () => {
    const person = await openAsVisitor('/change-password');
    await person.type(await screen.findByLabelText('Email'), users.investor);
    await person.type(screen.getByLabelText('Current password'), PASSWORD);
    await person.type(screen.getByLabelText('New password'), 'Harbour-2027');
    await person.type(screen.getByLabelText('Confirm new password'), 'Harbour-2027');
    await person.click(screen.getByRole('button', { name: 'Change password' }));
    await home();
    expect(await screen.findByText('You have logged in successfully!')).toBeVisible();
    expect(openSession().session.state().isSignedIn).toBe(true);
  });

  it('the investor list is fetched only if it is not already loaded', async () => {
    const person = await openPortal('/opportunities');
    const menu = await screen.findByRole('navigation', { name: 'Main menu' });
    for (const name of ['My Documents', 'Contact Us', 'Opportunities']) {
      await person.click(within(menu).getByRole('link', { name }));
    }
    expect(calls.filter(({ path }) => path === '/investors')).toHaveLength(1);
  });

  it('a stored investor who is still in the list is kept while neither module is on, else the first is selected', () => {
    provedBy('client/session/chooseInvestor.test.tsx', "describe('the investor of a sign-in'");
    provedBy('client/session/chooseInvestor.test.tsx', 'is made again at the next sign-in');
  });

  it('viewing a document shows it in a PDF modal, and downloading saves a file', () => {
    provedBy('kinds/files/files.test.tsx', 'open in a dialog with their name, Download and Close');
    provedBy('browser/documents.browser.ts', 'a document is shown, its text can be selected, and it is saved');
  });

  it('removing a loan document reloads the loan only when the status is success', () => {
    provedBy('kinds/files/files.test.tsx', 'reloads the loan when the answer says success');
    provedBy('kinds/files/files.test.tsx', 'does not reload the loan when the answer is %j');
  });
});
