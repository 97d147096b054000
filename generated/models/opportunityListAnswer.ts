/**
 * Written by npm run generate from openapi/. Do not edit.
 */
import type { Envelope } from './envelope.ts';
import type { OpportunityList } from './opportunityList.ts';

export type OpportunityListAnswer = Envelope & {
  data: OpportunityList;
};
