/**
 * Written by npm run generate from openapi/. Do not edit.
 */
import type { DocumentType } from './documentType.ts';

/**
 * What fetches the document.
 */
export interface PortfolioActivityDocument {
  documenttype: DocumentType;
  micid: number;
  /**
   * Opaque storage key.
   * @minLength 1
   */
  key: string;
}
