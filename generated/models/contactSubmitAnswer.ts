/**
 * Written by npm run generate from openapi/. Do not edit.
 */
import type { ContactReceipt } from './contactReceipt.ts';
import type { Envelope } from './envelope.ts';

export type ContactSubmitAnswer = Envelope & {
  data: ContactReceipt;
};
