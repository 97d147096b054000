import type { Schema } from '../schema.ts';

/** A slip for income in Canadian dollars. */
export type CanadianSlip = Extract<Schema<'DocumentType'>, 't5' | 'rl3' | 'nr4'>;

/** What the manager knows about an investor besides its investments. */
export interface InvestorRecord {
  investor_id: number;
  name: string;
  investor_type: Schema<'InvestorType'>;
  account_type: Schema<'AccountType'>;
  relationship: Schema<'InvestorRelationship'>;
  is_primary: 0 | 1;
  email: string;
  phone: string;
  mobile?: string;
  /** First, middle and last name and year of birth; only for persons. */
  person?: { first: string; middle: string | null; last: string; born: number };
  trustee?: string;
  street: string;
  unit: string | null;
  city: string;
  province: string;
  postal_code: string;
  tax_id_type: Schema<'TaxIdType'>;
  tax_id_masked: string;
  distribution_option: Schema<'DistributionOption'>;
  accreditation: string;
  /** The days until the accreditation expires; without it, the next 31 March but one at most. */
  accreditedDays?: number;
  beneficiaries: Schema<'Beneficiary'>[];
  manager_id: number;
  /** The slips for income in Canadian dollars, of the last calendar year and of earlier ones; without it, a T5. */
  slips?: { lastYear: readonly CanadianSlip[]; before: readonly CanadianSlip[] };
  /** Parts of the portal that the manager has closed to the investor. */
  closed?: readonly ('opportunities' | 'documents')[];
}
