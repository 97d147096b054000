/**
 * Written by npm run generate from openapi/. Do not edit.
 */
import type { AccountType } from './accountType.ts';
import type { ActivityType } from './activityType.ts';
import type { CalendarDate } from './calendarDate.ts';
import type { Currency } from './currency.ts';
import type { Money } from './money.ts';
import type { NullableDate } from './nullableDate.ts';
import type { PaymentMethod } from './paymentMethod.ts';
import type { PaymentStatus } from './paymentStatus.ts';
import type { PortfolioActivityDocument } from './portfolioActivityDocument.ts';

/**
 * net_amount = gross_amount − management_fee_amount − withholding_tax_amount − redemption_penalty_amount.
 */
export interface PortfolioActivity {
  activity_id: number;
  /** The day the activity is booked. */
  activity_date: CalendarDate;
  /** The day the activity counts for, such as the end of the month of a distribution. */
  effective_date: CalendarDate;
  /** The day it settled, or will settle while it is scheduled; null where the day is not known. */
  settled_date: NullableDate | null;
  activity_type: ActivityType;
  status: PaymentStatus;
  /**
   * The fund's id; null for a mortgage or syndicated loan.
   * @nullable
   */
  micid: number | null;
  /** The fund, or the name of the mortgage or syndicated loan. */
  fund_name: string;
  /**
   * Of the fund; null for a mortgage or syndicated loan.
   * @nullable
   */
  share_class: string | null;
  /** The mortgage or syndicated loan; a fund's activity has none. */
  loan_id?: number;
  /** Beside `loan_id`. */
  loan_number?: string;
  account_type: AccountType;
  investor_account_name: string;
  description: string;
  /**
   * Fund units that came, or that left where negative; four decimals, 0 where none moved. Null for a mortgage or
   * syndicated loan.
   * @nullable
   */
  units: number | null;
  /**
   * The value of one unit in the `currency` of the same object, four decimals; null without units.
   * @nullable
   */
  unit_price: number | null;
  /**
   * The running sum of units after this activity, four decimals; null without units.
   * @nullable
   */
  units_balance: number | null;
  currency: Currency;
  gross_amount: Money;
  /** Deducted from the gross amount, as a positive number. */
  management_fee_amount: Money;
  /** Deducted from the gross amount, as a positive number. */
  withholding_tax_amount: Money;
  /** Deducted from the gross amount, as a positive number. */
  redemption_penalty_amount: Money;
  net_amount: Money;
  /** The value of the units, or the principal outstanding, after this activity. */
  balance_amount: Money;
  payment_method: PaymentMethod;
  reference_number: string;
  /** The notice of the activity, or null where there is none. */
  document: PortfolioActivityDocument | null;
}
