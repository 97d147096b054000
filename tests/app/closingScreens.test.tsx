import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { describe, expect, it, vi } from 'vitest';
import { calls, openAsVisitor, openPortal, sandbox, server } from '../openPortal.tsx';
import { users } from '../users.ts';

const heading = () => screen.findByRole('heading', { level: 1 });

describe('a user without investors', () => {
  const user = users.unlinked;

  it('sees why there is nothing and whom to ask, and can sign out', async () => {
    const person = await openPortal('/overview', { user });
    expect(
      await screen.findByRole('region', { name: 'No investor account is linked to your login' }),
    ).toHaveTextContent('Please ask your manager’s team to link your investor account');
    expect(await screen.findByRole('link', { name: /Write an email to Maya Chen/ })).toBeInTheDocument();
    const team = screen.getByRole('region', { name: 'Your manager’s team' });
    expect(within(team).getByRole('link', { name: /Call Maya Chen/ })).toBeInTheDocument();
    expect(screen.getAllByRole('main')).toHaveLength(1);
    expect(document.title).toContain('No investor account is linked to your login');
    await person.click(screen.getByRole('button', { name: 'Sign out' }));
    // jsdom does not reload the page; tests/browser/contact.browser.ts tests that.
    await waitFor(() => expect(document.cookie).not.toContain('session_token'));
    expect(screen.queryByRole('main')).not.toBeInTheDocument();
  });

  it('requests no data of an investor', async () => {
    await openPortal('/documents', { user });
    await screen.findByRole('link', { name: /Write an email to Maya Chen/ });
    const asked = calls.map(({ path }) => path).filter((path) => !path.startsWith('/whitelabel/'));
    expect(asked.toSorted()).toEqual(['/investors', '/teams']);
  });
});

describe('the list of investors', () => {
  it('offers another try and a way to sign out if it could not be loaded', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    sandbox.faults.push({ name: 'forbidden', path: '/investors' });
    const person = await openPortal('/overview', { user: users.fund });
    expect(await screen.findByRole('alert')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Sign out' })).toBeInTheDocument();
    sandbox.faults.length = 0;
    await person.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('region', { name: 'Overview' })).toBeInTheDocument();
  });
});

describe('an address that leads nowhere', () => {
  it('says what may be wrong, and offers a visitor a link to the sign-in page', async () => {
    const person = await openAsVisitor('/nowhere');
    expect(await heading()).toHaveTextContent('This page does not exist');
    expect(screen.getByRole('main')).toHaveTextContent('The address may be misspelled');
    await person.click(screen.getByRole('link', { name: 'Go to sign-in' }));
    await waitFor(() => expect(location.pathname).toBe('/login'));
  });

  it('keeps the menu of a user who is signed in, and offers a link to the portfolio', async () => {
    const person = await openPortal('/nowhere', { user: users.fund });
    expect(await heading()).toHaveTextContent('This page does not exist');
    expect(screen.getByRole('navigation', { name: 'Main menu' })).toBeInTheDocument();
    await person.click(screen.getByRole('link', { name: 'Go to My Portfolio' }));
    await waitFor(() => expect(location.pathname).toBe('/overview'));
  });
});

describe('a section that breaks', () => {
  // React throws on a key that cannot be converted to text.
  const breakTeam = () =>
    server.use(
      http.post('*/teams', () =>
        HttpResponse.json({ status: 'success', data: { team: [{ member_id: { toString: null }, name: 'Maya' }] } }),
      ),
    );

  it('says what to do while the rest of the page and the other screens work', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    breakTeam();
    const person = await openPortal('/contact-us', { user: users.fund });
    // Queried each time, because the placeholder while loading is another element.
    const team = () => within(screen.getByRole('region', { name: 'Our team' }));
    await waitFor(() => expect(team().getByRole('alert')).toHaveTextContent('This part couldn’t be shown.'));
    expect(team().getByRole('button', { name: 'Try again' })).toBeInTheDocument();
    expect(screen.getByRole('region', { name: 'Write to us' })).toBeInTheDocument();
    expect(screen.getAllByRole('main')).toHaveLength(1);
    vi.mocked(console.error).mockClear();
    await person.click(screen.getByRole('link', { name: 'My Documents' }));
    expect(await screen.findByRole('region', { name: 'My Documents' })).toBeInTheDocument();
  });
});
