/**
 * Written by npm run generate from openapi/. Do not edit.
 */
import type { Currency } from './currency.ts';
import type { DocumentType } from './documentType.ts';
import type { NullableDate } from './nullableDate.ts';
import type { TaxSlipBoxes } from './taxSlipBoxes.ts';
import type { TaxSlipStatus } from './taxSlipStatus.ts';

/**
 * What a tax slip says, where the manager gives the figures.
 */
export interface TaxSummary {
  tax_year: number;
  slip_type: DocumentType;
  currency: Currency;
  boxes: TaxSlipBoxes;
  issued_date: NullableDate | null;
  status: TaxSlipStatus;
}
