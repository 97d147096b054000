/**
 * Written by npm run generate from openapi/. Do not edit.
 */
import type { Envelope } from './envelope.ts';
import type { OpportunityDetailsData } from './opportunityDetailsData.ts';

export type OpportunityDetailsAnswer = Envelope & {
  data: OpportunityDetailsData;
};
