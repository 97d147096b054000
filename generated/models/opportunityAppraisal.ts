/**
 * Written by npm run generate from openapi/. Do not edit.
 */
import type { AppraisalBasis } from './appraisalBasis.ts';
import type { CalendarDate } from './calendarDate.ts';
import type { Currency } from './currency.ts';
import type { Money } from './money.ts';

export interface OpportunityAppraisal {
  currency: Currency;
  value_amount: Money;
  date: CalendarDate;
  company: string;
  basis: AppraisalBasis;
}
