// Written by `npm run generate` from openapi/. Do not edit.

import type { operations } from './schema.ts';
import { authLogin, passwordReset, passwordResetRequest } from './hooks/auth/auth.ts';
import { contactSubmit } from './hooks/contact/contact.ts';
import { accountAdd, accountRemove } from './hooks/investors/investors.ts';
import { loanDocumentDelete, loanDocumentUpload } from './hooks/loans/loans.ts';
import {
  notificationStatusUpdate,
  profilePasswordUpdate,
  profilePortalLoginUpdate,
  profileUpdate,
} from './hooks/profile/profile.ts';

/** The JSON body of an operation, less the session token, which the transport fills in. */
export type Body<Id extends keyof operations> = operations[Id] extends {
  requestBody: { content: { 'application/json': infer Json } };
}
  ? Omit<Json, 'session_token'>
  : undefined;

/** The call of every operation that does something, by operation id. */
export const commands = {
  accountAdd: (body: Body<'accountAdd'>) => accountAdd(body),
  accountRemove: (body: Body<'accountRemove'>) => accountRemove(body),
  authLogin: (body: Body<'authLogin'>) => authLogin(body),
  contactSubmit: (body: Body<'contactSubmit'>) => contactSubmit(body),
  loanDocumentDelete: (body: Body<'loanDocumentDelete'>) => loanDocumentDelete(body),
  loanDocumentUpload: (body: Parameters<typeof loanDocumentUpload>[0]) => loanDocumentUpload(body),
  notificationStatusUpdate: (body: Body<'notificationStatusUpdate'>) => notificationStatusUpdate(body),
  passwordReset: (body: Body<'passwordReset'>) => passwordReset(body),
  passwordResetRequest: (body: Body<'passwordResetRequest'>) => passwordResetRequest(body),
  profilePasswordUpdate: (body: Body<'profilePasswordUpdate'>) => profilePasswordUpdate(body),
  profilePortalLoginUpdate: (body: Body<'profilePortalLoginUpdate'>) => profilePortalLoginUpdate(body),
  profileUpdate: (body: Body<'profileUpdate'>) => profileUpdate(body),
};
