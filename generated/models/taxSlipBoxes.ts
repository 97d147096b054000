/**
 * Written by npm run generate from openapi/. Do not edit.
 */
import type { Money } from './money.ts';

/**
 * Amounts in the slip's currency, by the number of the box as it is printed. Box 13 of a T5 is interest from Canadian sources.
 */
export interface TaxSlipBoxes {
  [key: string]: Money;
}
