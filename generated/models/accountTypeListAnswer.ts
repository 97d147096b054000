/**
 * Written by npm run generate from openapi/. Do not edit.
 */
import type { AccountTypes } from './accountTypes.ts';
import type { Envelope } from './envelope.ts';

export type AccountTypeListAnswer = Envelope & {
  data: AccountTypes;
};
