// Written by `npm run generate` from openapi/. Do not edit.

import type { Body } from './queries.ts';
import { getWhitelabelFetchQueryOptions, getWhitelabelLogoGetQueryOptions } from './hooks/whitelabel/whitelabel.ts';
import { authLogin, passwordReset, passwordResetRequest } from './hooks/auth/auth.ts';
import { profilePasswordUpdate } from './hooks/profile/profile.ts';

/** Facts, query options and calls of the operations that go without a session, by operation id. */
export const visitors = {
  operations: {
    authLogin: {
      path: '/auth/login',
      kind: 'command',
      scope: 'user',
      persist: false,
      session: 'none',
      body: 'json',
      answer: 'json',
      investor: false,
      data: true,
      paged: false,
    },
    passwordReset: {
      path: '/password/reset',
      kind: 'command',
      scope: 'user',
      persist: false,
      session: 'none',
      body: 'json',
      answer: 'json',
      investor: false,
      data: false,
      paged: false,
    },
    passwordResetRequest: {
      path: '/password/reset/request',
      kind: 'command',
      scope: 'user',
      persist: false,
      session: 'none',
      body: 'json',
      answer: 'json',
      investor: false,
      data: false,
      paged: false,
    },
    profilePasswordUpdate: {
      path: '/profile/password/update',
      kind: 'command',
      scope: 'user',
      persist: false,
      session: 'optional',
      body: 'json',
      answer: 'json',
      investor: true,
      data: true,
      paged: false,
    },
    whitelabelFetch: {
      path: '/whitelabel/fetch',
      kind: 'query',
      scope: 'user',
      persist: false,
      session: 'none',
      body: 'none',
      answer: 'json',
      investor: false,
      data: true,
      paged: false,
    },
    whitelabelLogoGet: {
      path: '/whitelabel/logo/get',
      kind: 'query',
      scope: 'user',
      persist: false,
      session: 'none',
      body: 'json',
      answer: 'json',
      investor: false,
      data: true,
      paged: false,
    },
  },
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
