/**
 * Written by npm run generate from openapi/. Do not edit.
 */
import type { OpportunityDetails } from './opportunityDetails.ts';

export interface OpportunityDetailsData {
  opportunity: OpportunityDetails;
}
