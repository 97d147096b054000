/**
 * Written by npm run generate from openapi/. Do not edit.
 */
import type { Envelope } from './envelope.ts';
import type { PasswordUpdate } from './passwordUpdate.ts';

export type ProfilePasswordUpdateAnswer = Envelope & {
  data: PasswordUpdate;
};
