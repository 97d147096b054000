// Written by `npm run generate` from openapi/. Do not edit.

import type { Body } from './queries.ts';
import { getWhitelabelFetchQueryOptions, getWhitelabelLogoGetQueryOptions } from './hooks/whitelabel/whitelabel.ts';
import { authLogin, passwordReset, passwordResetRequest } from './hooks/auth/auth.ts';
import { profilePasswordUpdate } from './hooks/profile/profile.ts';

/** The query options and calls of the operations that go without a session, by operation id. */
export const visitorCalls = {
  queries: {
    whitelabelFetch: () => getWhitelabelFetchQueryOptions(),
    whitelabelLogoGet: (body: Body<'whitelabelLogoGet'>) => getWhitelabelLogoGetQueryOptions(body),
  },
  commands: {
    authLogin: (body: Body<'authLogin'>) => authLogin(body),
    passwordReset: (body: Body<'passwordReset'>) => passwordReset(body),
    passwordResetRequest: (body: Body<'passwordResetRequest'>) => passwordResetRequest(body),
    profilePasswordUpdate: (body: Body<'profilePasswordUpdate'>) => profilePasswordUpdate(body),
  },
} as const;
