/**
 * Written by npm run generate from openapi/. Do not edit.
 */
import type { MemberId } from './memberId.ts';

/**
 * The team member who looks after an investor.
 */
export interface RelationshipManager {
  member_id: MemberId;
  name: string;
  email: string;
}
