import type { Answers } from '../call.ts';
import { invalid, problem } from '../problem.ts';
import type { State } from '../state.ts';
import { invalidCredentials } from './auth.ts';

const LINK_LIFETIME = 15 * 60_000;

function checkEqual({ password, password_confirm }: { password: string; password_confirm: string }) {
  if (password !== password_confirm) throw invalid({ password_confirm: 'Both passwords must be the same.' });
}

function setPassword(state: State, email: string, password: string, keepToken?: string) {
  const login = state.logins.get(email);
  if (!login) throw invalidCredentials();
  Object.assign(login, { password, first_login: 0, password_changed_at: state.moment() });
  state.sessions.end(email, keepToken);
}

/** The email of a token's owner, from a reset link or from a session after a first sign-in. */
function ownerOf(state: State, token: string): string | undefined {
  const link = state.resets.get(token);
  if (link && link.until >= state.now()) return link.email;
  const email = state.sessions.email(token);
  return email && state.logins.get(email)?.first_login === 1 ? email : undefined;
}

export const passwords: Answers<'passwordResetRequest' | 'passwordReset' | 'profilePasswordUpdate'> = {
  passwordResetRequest({ body, state }) {
    const email = body.email.toLowerCase();
    // The token that the email would contain; predictable, so that a test can follow the link.
    if (state.logins.has(email)) state.resets.set(`reset-${email}`, { email, until: state.now() + LINK_LIFETIME });
    return { message: 'If an account exists for that address, a link to reset the password is on its way.' };
  },

  passwordReset({ body, state }) {
    checkEqual(body);
    const email = ownerOf(state, body.token);
    if (!email) {
      const message = 'This link has been used or is no longer valid. Please request a new one.';
      throw problem(422, message, { token: message });
    }
    state.resets.delete(body.token);
    setPassword(state, email, body.password);
    return { message: 'Your password has been changed. Please sign in.' };
  },

  profilePasswordUpdate({ body, user, token, state }) {
    const email = user?.email ?? body.email?.toLowerCase();
    if (!email) throw invalid({ email: 'Is required.' });
    if (state.logins.get(email)?.password !== body.current_password) throw invalidCredentials();
    checkEqual(body);
    setPassword(state, email, body.password, user && token);
    return {
      message: user ? 'Your password has been changed.' : 'You have logged in successfully!',
      data: user ? {} : { session_token: state.sessions.open(email) },
    };
  },
};
