/**
 * Written by npm run generate from openapi/. Do not edit.
 */
import type { AddedAccount } from './addedAccount.ts';
import type { Envelope } from './envelope.ts';

export type AccountAddAnswer = Envelope & {
  data: AddedAccount;
};
