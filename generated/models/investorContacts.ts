/**
 * Written by npm run generate from openapi/. Do not edit.
 */
import type { InvestorContact } from './investorContact.ts';

export interface InvestorContacts {
  investors: InvestorContact[];
}
