/**
 * Written by npm run generate from openapi/. Do not edit.
 */
import type { Currency } from './currency.ts';
import type { Money } from './money.ts';

export interface OpportunityUseOfFunds {
  label: string;
  currency: Currency;
  amount: Money;
}
