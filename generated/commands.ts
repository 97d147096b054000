// Written by `npm run generate` from openapi/. Do not edit.

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

/** The call of every operation that does something, by operation id. */
export const commands = {
  accountAdd,
  accountRemove,
  authLogin,
  contactSubmit,
  loanDocumentDelete,
  loanDocumentUpload,
  notificationStatusUpdate,
  passwordReset,
  passwordResetRequest,
  profilePasswordUpdate,
  profilePortalLoginUpdate,
  profileUpdate,
};
