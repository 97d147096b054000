// Written by `npm run generate` from openapi/. Do not edit.

import { getWhitelabelFetchQueryOptions, getWhitelabelLogoGetQueryOptions } from './hooks/whitelabel/whitelabel.ts';
import { authLogin, passwordReset, passwordResetRequest } from './hooks/auth/auth.ts';
import { profilePasswordUpdate } from './hooks/profile/profile.ts';

/** The query options and calls of the operations that need no session, by operation id. */
export const visitorCalls = {
  queries: {
    whitelabelFetch: getWhitelabelFetchQueryOptions,
    whitelabelLogoGet: getWhitelabelLogoGetQueryOptions,
  },
  commands: {
    authLogin,
    passwordReset,
    passwordResetRequest,
    profilePasswordUpdate,
  },
} as const;
