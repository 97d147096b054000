import { cleanup, screen, waitFor } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { operations } from '../../generated/operations.ts';
import { resetToken } from '../../src/app/resetToken.ts';
import { PASSWORD } from '../../src/sandbox/data/users.ts';
import { cookies } from '../client/session/openSession.ts';
import { openAsVisitor, openPortal, sandbox, sentTo, server } from '../openPortal.tsx';
import { smallPortal } from '../portal/smallPortal.ts';
import { users } from '../users.ts';

type Person = Awaited<ReturnType<typeof openPortal>>;

const email = users.fund;
const token = `reset-${email}`;
const next = '  Harbour 2027  ';

const field = (name: string) => screen.findByLabelText(name);
const press = async (person: Person, name: string) => person.click(await screen.findByRole('button', { name }));
const isAt = (path: string) => waitFor(() => expect(location.pathname).toBe(path));

/** Sends a command as somebody else would, from another browser. */
const elsewhere = (path: string, body: object) =>
  sandbox.handle(
    new Request(`${location.origin}/api${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    }),
  );

/** Opens a link as it would arrive by mail. */
async function openLink(user: string | null = null): Promise<Person> {
  await elsewhere(operations.passwordResetRequest.path, { email });
  history.replaceState(null, '', `/reset-password?token=${encodeURIComponent(token)}`);
  resetToken.take();
  return openPortal('/reset-password', { user });
}

async function setPassword(person: Person, password: string, again = password) {
  for (const [name, value] of [
    ['New password', password],
    ['Confirm new password', again],
  ] as const) {
    await person.clear(await field(name));
    await person.type(await field(name), value);
  }
  await press(person, 'Set new password');
}

async function signIn(person: Person, user: string, password: string) {
  await person.clear(await field('Email'));
  await person.type(await field('Email'), user);
  await person.type(await field('Password'), password);
  await press(person, 'Sign in');
}

beforeEach(() => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  return () => resetToken.forget();
});

describe('a request for a reset link', () => {
  it.each([email, 'nobody@northline.test'])('shows the same notice for %s as for any other', async (address) => {
    const person = await openAsVisitor('/forgot-password');
    await person.type(await field('Email'), address);
    await press(person, 'Send reset link');
    const notice = 'If an account exists for that address, a link to reset the password is on its way.';
    expect((await screen.findAllByText(notice))[0]).toBeVisible();
    expect(screen.queryByRole('alert')).toBeNull();
  });
});

describe('a reset link', () => {
  it('sets the password exactly as entered, once', async () => {
    const person = await openLink();
    await setPassword(person, next);
    await isAt('/login');
    expect(await screen.findByText('Your password has been changed. Please sign in.')).toBeVisible();
    expect(sentTo(operations.passwordReset.path)).toEqual([{ token, password: next, password_confirm: next }]);
    await signIn(person, email, next);
    await isAt('/overview');
  });

  it('marks a short password or a different confirmation at its field, and sends nothing', async () => {
    const person = await openLink();
    await setPassword(person, 'seven77');
    expect(await field('New password')).toHaveAccessibleDescription(/^Please enter at least 8 characters\./);
    await setPassword(person, next, next.trim());
    const confirmation = await field('Confirm new password');
    expect(confirmation).toHaveAccessibleDescription('This is not the same as “New password”.');
    expect(confirmation).toHaveFocus();
    // Correcting the other field also removes the mark.
    await person.clear(await field('New password'));
    await person.type(await field('New password'), next.trim());
    expect(confirmation).toHaveAttribute('aria-invalid', 'false');
    expect(sentTo(operations.passwordReset.path)).toEqual([]);
  });

  it('is refused if it has been used, and keeps the input', async () => {
    const person = await openLink();
    await elsewhere(operations.passwordReset.path, {
      token,
      password: 'Elsewhere-2027',
      password_confirm: 'Elsewhere-2027',
    });
    await setPassword(person, next);
    expect((await screen.findAllByText(/has been used or is no longer valid/))[0]).toBeVisible();
    expect(location.pathname).toBe('/reset-password');
    expect(await field('New password')).toHaveValue(next);
    expect(screen.getByRole('link', { name: 'Send a new link' })).toBeVisible();
  });

  it.each(['', '?token=', `?token=${'x'.repeat(513)}`])(
    'has to be opened again if its address ends with %j',
    async (search) => {
      history.replaceState(null, '', `/reset-password${search}`);
      resetToken.take();
      await openAsVisitor('/reset-password');
      expect(await screen.findByText(/open the link in your email again/)).toBeVisible();
    },
  );

  it('ends the session of a user who is signed in once the password is set', async () => {
    const person = await openLink(email);
    await setPassword(person, next);
    await isAt('/login');
    expect(cookies()).not.toHaveProperty('session_token');
  });
});

describe('a change of the password', () => {
  async function change(current: string) {
    const person = await openAsVisitor('/change-password');
    await person.type(await field('Email'), email);
    await person.type(await field('Current password'), current);
    await person.type(await field('New password'), next);
    await person.type(await field('Confirm new password'), next);
    await person.dblClick(screen.getByRole('button', { name: 'Change password' }));
  }

  it('is sent once, as entered, however often its button is clicked', async () => {
    await change(PASSWORD);
    await isAt('/overview');
    expect(sentTo(operations.profilePasswordUpdate.path)).toEqual([
      { email, current_password: PASSWORD, password: next, password_confirm: next },
    ]);
  });

  it('is refused with a wrong current password, and keeps the rest of the input', async () => {
    await change('not this one');
    expect((await screen.findAllByText('Invalid email or password.'))[0]).toBeVisible();
    expect(location.pathname).toBe('/change-password');
    expect(await field('Email')).toHaveValue(email);
    expect(await field('New password')).toHaveValue(next);
  });

  it('signs nobody in if the answer has no session', async () => {
    server.use(
      http.post(`*/api${operations.profilePasswordUpdate.path}`, () =>
        HttpResponse.json({ status: 'success', message: 'Changed.', data: {} }),
      ),
    );
    await change(PASSWORD);
    await isAt('/login');
    expect(await screen.findByText(/Please sign in\./)).toBeVisible();
    expect(cookies()).not.toHaveProperty('session_token');
  });
});

describe('a first sign-in', () => {
  const first = users.first;

  async function begin() {
    const person = await openAsVisitor('/login');
    await signIn(person, first, PASSWORD);
    await isAt('/reset-password');
    return person;
  }

  it('has to set a new password, which replaces the first one', async () => {
    const person = await begin();
    await setPassword(person, next);
    await isAt('/login');
    expect(await screen.findByText('Your password has been changed. Please sign in.')).toBeVisible();
    expect(cookies()).not.toHaveProperty('session_token');
    expect(localStorage.getItem('first_login')).toBeNull();
    await signIn(person, first, PASSWORD);
    expect((await screen.findAllByText('Invalid email or password.'))[0]).toBeVisible();
    await signIn(person, first, next);
    await isAt('/overview');
  });

  it('is led from every other screen to the new password', async () => {
    await begin();
    for (const path of Object.keys(smallPortal.routes.signedIn)) {
      cleanup();
      await openAsVisitor(path.replace(':id', '1'));
      await isAt('/reset-password');
      expect(screen.queryByRole('navigation', { name: 'Main menu' })).toBeNull();
    }
  });
});
