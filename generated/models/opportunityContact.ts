/**
 * Written by npm run generate from openapi/. Do not edit.
 */

/**
 * Whom to ask about it.
 */
export interface OpportunityContact {
  member_id: number;
  name: string;
  email: string;
  /** @nullable */
  phone: string | null;
}
