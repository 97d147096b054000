/**
 * Written by npm run generate from openapi/. Do not edit.
 */
import type { Envelope } from './envelope.ts';
import type { InvestorContacts } from './investorContacts.ts';

export type InvestorContactListAnswer = Envelope & {
  data: InvestorContacts;
};
