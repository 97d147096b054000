/**
 * Written by npm run generate from openapi/. Do not edit.
 */
import type { Currency } from './currency.ts';
import type { Money } from './money.ts';

export interface PriorEncumbrance {
  lender: string;
  currency: Currency;
  /** What is owed under the earlier lien. */
  amount: Money;
}
