/**
 * Written by npm run generate from openapi/. Do not edit.
 */
import type { Currency } from './currency.ts';
import type { Flag } from './flag.ts';
import type { LienPosition } from './lienPosition.ts';
import type { LoanType } from './loanType.ts';
import type { Money } from './money.ts';
import type { NullableDate } from './nullableDate.ts';
import type { NullableTimestamp } from './nullableTimestamp.ts';
import type { OpportunityInterest } from './opportunityInterest.ts';
import type { OpportunityStatus } from './opportunityStatus.ts';
import type { OpportunityType } from './opportunityType.ts';
import type { PaymentFrequency } from './paymentFrequency.ts';
import type { Percent } from './percent.ts';
import type { PropertyType } from './propertyType.ts';
import type { Timestamp } from './timestamp.ts';

/**
 * What is open for investment. A fund offering has no property, lien, note rate, loan to value or term.
 */
export interface Opportunity {
  opportunity_id: number;
  title: string;
  /** The manager's number for it. */
  reference: string;
  opportunity_type: OpportunityType;
  status: OpportunityStatus;
  /**
   * PNG or JPEG in base 64.
   * @nullable
   */
  image_base_64_encoded: string | null;
  /**
   * Where the picture is, if it is not in the answer.
   * @nullable
   */
  image_url: string | null;
  city?: string;
  /** Two-letter code of the province or state. */
  province?: string;
  property_type?: PropertyType;
  loan_type?: LoanType;
  lien_position?: LienPosition;
  currency: Currency;
  /** The whole loan; of a fund, the whole offering. */
  loan_amount: Money;
  /** The loan less what is committed. */
  available_amount: Money;
  committed_amount: Money;
  /** Committed over the whole loan. */
  funded_percent: Percent;
  minimum_investment_amount: Money;
  /**
   * The most that one investor may put in; null without such a limit.
   * @nullable
   */
  maximum_investment_amount: number | null;
  /** What the investor earns a year. */
  investor_rate_percent: Percent;
  /** What the borrower pays a year. */
  note_rate_percent?: Percent;
  /** Loan to value. For a junior lien earlier liens count too. */
  ltv_percent?: Percent;
  /** @minimum 1 */
  term_months?: number;
  payment_frequency: PaymentFrequency;
  expected_funding_date: NullableDate | null;
  closes_at: NullableTimestamp | null;
  listed_at: Timestamp;
  is_new: Flag;
  /** What the investor told the manager about it; null where nothing. */
  my_interest: OpportunityInterest | null;
}
