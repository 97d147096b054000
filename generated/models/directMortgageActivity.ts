/**
 * Written by npm run generate from openapi/. Do not edit.
 */
import type { CalendarDate } from './calendarDate.ts';
import type { Currency } from './currency.ts';
import type { DirectMortgageActivityType } from './directMortgageActivityType.ts';
import type { LienPosition } from './lienPosition.ts';
import type { Money } from './money.ts';
import type { NullableDate } from './nullableDate.ts';
import type { PaymentStatus } from './paymentStatus.ts';
import type { Percent } from './percent.ts';

/**
 * interest_amount = gross_interest_amount − management_fee_amount − sales_tax_amount.
 * net_amount = interest_amount + principal_amount + fee_income_amount − withholding_tax_amount.
 */
export interface DirectMortgageActivity {
  activity_id: number;
  loan_id: number;
  loan_number: string;
  property_city: string;
  /** Province or state, two letters. */
  property_province: string;
  lien_position: LienPosition;
  activity_type: DirectMortgageActivityType;
  /** The day the activity is booked, or will be while it is scheduled. */
  activity_date: CalendarDate;
  /** The day the payment is due, or null where nothing falls due. */
  due_date: NullableDate | null;
  payment_status: PaymentStatus;
  /** What the borrower pays. */
  note_rate_percent: Percent;
  /** The note rate less the management fee. */
  investor_rate_percent: Percent;
  currency: Currency;
  /** Interest at the note rate on the investor's principal. */
  gross_interest_amount: Money;
  /** Deducted from the interest, as a positive number. */
  management_fee_amount: Money;
  /** Sales tax on the management fee, as a positive number. */
  sales_tax_amount: Money;
  /** Tax withheld, as a positive number. */
  withholding_tax_amount: Money;
  /** Principal returned to the investor, or advanced where negative. */
  principal_amount: Money;
  interest_amount: Money;
  /** The investor's share of fees that the borrower paid. */
  fee_income_amount: Money;
  net_amount: Money;
  /** The investor's principal outstanding after this activity. */
  principal_balance_amount: Money;
  reference_number: string;
}
