import type { Answers } from '../call.ts';
import { users } from '../data/users.ts';
import { problem } from '../problem.ts';

/** The answer to a wrong email or password. */
export const invalidCredentials = () => problem(401, 'Invalid credentials', { general: 'Invalid email or password.' });

export const auth: Answers<'authLogin'> = {
  authLogin({ body, state }) {
    const email = body.email.toLowerCase();
    const user = users.find((candidate) => candidate.email === email);
    const login = state.logins.get(email);
    if (!user || login?.password !== body.password) throw invalidCredentials();
    login.last_login_at = state.moment();
    return {
      message: 'Welcome back.',
      data: {
        session_token: state.sessions.open(email),
        first_login: login.first_login,
        connection_token: crypto.randomUUID().slice(0, 8),
        ...(user.endpoint && { endpoint: user.endpoint }),
      },
    };
  },
};
