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
import type { UnitPrice } from './unitPrice.ts';
import type { Units } from './units.ts';

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
  micid: number;
  fund_name: string;
  share_class: string;
  account_type: AccountType;
  investor_account_name: string;
  description: string;
  /** Units that came, or that left where negative; four decimals, 0 where none moved. */
  units: Units;
  unit_price: UnitPrice;
  /** The running sum of units after this activity, four decimals. */
  units_balance: Units;
  currency: Currency;
  gross_amount: Money;
  /** Deducted from the gross amount, as a positive number. */
  management_fee_amount: Money;
  /** Deducted from the gross amount, as a positive number. */
  withholding_tax_amount: Money;
  /** Deducted from the gross amount, as a positive number. */
  redemption_penalty_amount: Money;
  net_amount: Money;
  /** The value of the units after this activity. */
  balance_amount: Money;
  payment_method: PaymentMethod;
  reference_number: string;
  /** The notice of the activity, or null where there is none. */
  document: PortfolioActivityDocument | null;
}
