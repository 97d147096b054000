import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { operations } from '../../generated/operations.ts';
import { toastStore } from '../../src/ui/toastStore.ts';
import { cookies } from '../client/session/openSession.ts';
import { openAsVisitor, openPortal, sandbox } from '../openPortal.tsx';
import { provedBy } from './provedBy.ts';

const shown = vi.spyOn(toastStore, 'show');
const refusal = 'You do not have access to this investor.';

/** Fills a form in and sends it. */
async function send(path: string, entered: Record<string, string>, button: string) {
  const person = await openAsVisitor(path);
  for (const [label, value] of Object.entries(entered)) await person.type(await screen.findByLabelText(label), value);
  await person.click(screen.getByRole('button', { name: button }));
}

const newPassword = { 'New password': 'Harbour-2027', 'Confirm new password': 'Harbour-2027' };
const change = { Email: 'investor@northline.test', 'Current password': 'not this one', ...newPassword };

beforeEach(() => {
  shown.mockClear();
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
});

describe('8. Error catalogue', () => {
  it("a 401 that does not say 'Invalid credentials' clears the session and leads to /login", async () => {
    sandbox.faults.push({ name: 'expired', path: operations.portfolioActivities.path });
    await openPortal();
    await waitFor(() => expect(location.pathname).toBe('/login'));
    expect(cookies()).not.toHaveProperty('session_token');
  });

  it('other errors are logged, without secrets, and passed on to the caller', async () => {
    const reported = vi.fn();
    globalThis.onPortalEvent = reported;
    sandbox.faults.push({ name: 'forbidden', path: operations.portfolioActivities.path });
    await openPortal();
    const activity = await screen.findByRole('region', { name: 'Portfolio Activity' });
    expect(await within(activity).findByRole('alert')).toHaveTextContent(refusal);
    const failure = { type: 'error', name: 'ApiError', operation: 'portfolioActivities', kind: 'http', status: 403 };
    expect(reported).toHaveBeenCalledWith(expect.objectContaining(failure));
    globalThis.onPortalEvent = undefined;
  });

  it('a failed query says its message in its section', () =>
    provedBy('everyScreen.test.tsx', '$path says that $operation failed and tries again'));

  it('most failed calls show the error message as a toast for 5 seconds', async () => {
    sandbox.faults.push({ name: 'busy', path: operations.profilePasswordUpdate.path });
    await send('/change-password', change, 'Change password');
    await waitFor(() =>
      expect(shown).toHaveBeenCalledWith({
        tone: 'error',
        text: 'Too many requests. Please wait a moment. Try again in 30 s.',
        duration: 5000,
      }),
    );
  });

  it('a failed login shows errors.general for 7 seconds', async () => {
    await send('/login', { Email: 'investor@northline.test', Password: 'not this one' }, 'Sign in');
    await waitFor(() =>
      expect(shown).toHaveBeenCalledWith({ tone: 'error', text: 'Invalid email or password.', duration: 7000 }),
    );
    provedBy('browser/signIn.browser.ts', 'a wrong password shows a message for seven seconds and keeps the email');
  });

  it('a failed password update shows the message of the answer for 5 seconds', async () => {
    await send('/change-password', change, 'Change password');
    await waitFor(() => expect(shown).toHaveBeenCalledWith(expect.objectContaining({ tone: 'error', duration: 5000 })));
    const [request] = shown.mock.calls[0] ?? [];
    expect(await screen.findByRole('alert')).toHaveTextContent(request?.text ?? '');
  });

  it('a failed reset shows the message of the answer for 5 seconds', () =>
    provedBy('screens/passwords.test.tsx', 'is refused if it has been used, and keeps the input'));

  it('a failed reset request shows the server’s message as a neutral notice', async () => {
    sandbox.faults.push({ name: 'busy', path: operations.passwordResetRequest.path });
    await send('/forgot-password', { Email: 'investor@northline.test' }, 'Send reset link');
    await waitFor(() =>
      expect(shown).toHaveBeenCalledWith(
        expect.objectContaining({
          tone: 'neutral',
          text: 'Too many requests. Please wait a moment. Try again in 30 s.',
        }),
      ),
    );
  });

  it('a success shows the server’s message for 5 seconds', async () => {
    await send('/forgot-password', { Email: 'investor@northline.test' }, 'Send reset link');
    await waitFor(() => expect(shown).toHaveBeenCalled());
    const [request] = shown.mock.calls[0] ?? [];
    expect(request?.text).toMatch(/on its way/);
    expect(request?.duration ?? 5000).toBe(5000);
    provedBy('ui/toastStore.test.ts', 'disappears after five seconds, or after its own duration');
  });

  it('the same failure of several calls is one toast', () =>
    provedBy('ui/toastStore.test.ts', 'with the same text as another replaces it'));

  it('a context outside its provider raises an internal error', () =>
    provedBy('client/session/contexts.test.tsx', 'names the provider that is missing'));
});
