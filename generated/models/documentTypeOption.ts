/**
 * Written by npm run generate from openapi/. Do not edit.
 */
import type { DocumentType } from './documentType.ts';

export interface DocumentTypeOption {
  value: DocumentType;
  label: string;
  /** @minimum 0 */
  count: number;
}
