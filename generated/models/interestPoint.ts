/**
 * Written by npm run generate from openapi/. Do not edit.
 */
import type { Currency } from './currency.ts';
import type { Money } from './money.ts';
import type { Month } from './month.ts';

export interface InterestPoint {
  period: Month;
  amount: Money;
  currency: Currency;
}
