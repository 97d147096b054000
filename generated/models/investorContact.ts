/**
 * Written by npm run generate from openapi/. Do not edit.
 */
import type { InvestorId } from './investorId.ts';
import type { RelationshipManager } from './relationshipManager.ts';

/**
 * How the manager reaches an investor, and who at the manager looks after it.
 */
export interface InvestorContact {
  /** The investor this is about. */
  investor_id: InvestorId;
  name: string;
  email: string;
  phone: string;
  relationship_manager: RelationshipManager;
}
