/**
 * Written by npm run generate from openapi/. Do not edit.
 */
import type { Currency } from './currency.ts';
import type { InterestStatus } from './interestStatus.ts';
import type { NullableTimestamp } from './nullableTimestamp.ts';

export interface OpportunityInterest {
  status: InterestStatus;
  currency: Currency;
  /**
   * What the investor would put in; null where the status is none.
   * @nullable
   */
  amount: number | null;
  submitted_at: NullableTimestamp | null;
}
