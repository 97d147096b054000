/**
 * Written by npm run generate from openapi/. Do not edit.
 */
import type { DocumentFundOption } from './documentFundOption.ts';
import type { DocumentTypeOption } from './documentTypeOption.ts';

/**
 * What the investor's documents can be filtered by. Counts are over all documents, whatever the filter.
 */
export interface DocumentFilters {
  documenttypes: DocumentTypeOption[];
  funds: DocumentFundOption[];
  /** Newest first. */
  tax_years: number[];
}
