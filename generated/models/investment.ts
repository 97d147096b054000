/**
 * Written by npm run generate from openapi/. Do not edit.
 */
import type { AccountType } from './accountType.ts';
import type { CalendarDate } from './calendarDate.ts';
import type { Currency } from './currency.ts';
import type { DistributionOption } from './distributionOption.ts';
import type { Flag } from './flag.ts';
import type { InvestmentStatus } from './investmentStatus.ts';
import type { InvestmentType } from './investmentType.ts';
import type { LienPosition } from './lienPosition.ts';
import type { LoanStatus } from './loanStatus.ts';
import type { LoanType } from './loanType.ts';
import type { Money } from './money.ts';
import type { NullableDate } from './nullableDate.ts';
import type { PaymentFrequency } from './paymentFrequency.ts';
import type { Percent } from './percent.ts';
import type { PropertyType } from './propertyType.ts';
import type { UnitPrice } from './unitPrice.ts';
import type { Units } from './units.ts';

/**
 * One holding. A fund holding has the fields from `micid` on, a mortgage or syndicated loan those from `loan_id` on.
 */
export interface Investment {
  investment_id: number;
  investment_type: InvestmentType;
  name: string;
  status: InvestmentStatus;
  currency: Currency;
  account_type: AccountType;
  /** When the investor first put money in. */
  invested_date: CalendarDate;
  /** A fund: units at their price. A mortgage: the share of the principal outstanding. */
  invested_amount: Money;
  current_value_amount: Money;
  /** The investor's part of the fund or of the loan. */
  ownership_percent: Percent;
  /** What the investor earns a year. */
  rate_percent: Percent;
  payment_frequency: PaymentFrequency;
  next_payment_date: NullableDate | null;
  /**
   * What the next payment brings the investor; null where none is due.
   * @nullable
   */
  next_payment_amount: number | null;
  /** Income since the investment began, net of fees. */
  interest_to_date_amount: Money;
  distribution_option: DistributionOption;
  /** @minimum 0 */
  documents_count: number;
  is_new: Flag;
  /** The fund's id. */
  micid?: number;
  fund_name?: string;
  share_class?: string;
  units?: Units;
  unit_price?: UnitPrice;
  certificate_numbers?: string[];
  /** No redemption before this day; null without a lock-up. */
  lockup_end_date?: NullableDate | null;
  /** @minimum 0 */
  redemption_notice_days?: number;
  earliest_redemption_date?: NullableDate | null;
  loan_id?: number;
  loan_number?: string;
  lien_position?: LienPosition;
  loan_type?: LoanType;
  property_type?: PropertyType;
  property_city?: string;
  /** Two-letter code of the province or state. */
  property_province?: string;
  /** The whole loan. */
  loan_amount?: Money;
  /** The investor's part of the whole loan. */
  participation_percent?: Percent;
  /** Loan to value. For a junior lien earlier liens count too. */
  ltv_percent?: Percent;
  maturity_date?: CalendarDate;
  /** @minimum 0 */
  days_past_due?: number;
  loan_status?: LoanStatus;
  /** What the borrower pays a year. */
  note_rate_percent?: Percent;
  /** The note rate less the servicing fee. */
  investor_rate_percent?: Percent;
}
