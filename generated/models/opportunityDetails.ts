/**
 * Written by npm run generate from openapi/. Do not edit.
 */
import type { Money } from './money.ts';
import type { Opportunity } from './opportunity.ts';
import type { OpportunityAppraisal } from './opportunityAppraisal.ts';
import type { OpportunityContact } from './opportunityContact.ts';
import type { OpportunityDocument } from './opportunityDocument.ts';
import type { OpportunityUseOfFunds } from './opportunityUseOfFunds.ts';
import type { PaymentType } from './paymentType.ts';
import type { Percent } from './percent.ts';
import type { PriorEncumbrance } from './priorEncumbrance.ts';
import type { PropertyImage } from './propertyImage.ts';

/**
 * A row of the list and what is only told on its own screen.
 */
export type OpportunityDetails = Opportunity & {
  /** Plain text. */
  description: string;
  highlights: string[];
  /** Adds up to the whole loan; empty where it is not told. */
  use_of_funds: OpportunityUseOfFunds[];
  /** How the loan is to be repaid. */
  exit_strategy?: string;
  borrower_summary?: string;
  /** Liens that would be repaid before this loan; empty for a first lien. */
  prior_encumbrances?: PriorEncumbrance[];
  appraisal?: OpportunityAppraisal;
  payment_type?: PaymentType;
  /** What the borrower would pay each time on the whole loan. */
  regular_payment_amount?: Money;
  /** Paid by the borrower once, of the principal. */
  lender_fee_percent?: Percent;
  /** In points of the note rate. */
  servicing_fee_percent?: Percent;
  /** Plain text. */
  risk_notes: string;
  images: PropertyImage[];
  documents: OpportunityDocument[];
  contact: OpportunityContact;
  /**
   * Null where the manager masks the address.
   * @minimum -90
   * @maximum 90
   * @nullable
   */
  latitude?: number | null;
  /**
   * Null where the manager masks the address.
   * @minimum -180
   * @maximum 180
   * @nullable
   */
  longitude?: number | null;
  /** Plain text. */
  disclaimers: string;
};
