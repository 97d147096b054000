/**
 * Written by npm run generate from openapi/. Do not edit.
 */
import type { AnyDocumentType } from './anyDocumentType.ts';

export interface OpportunityDocument {
  name: string;
  documenttype: AnyDocumentType;
  /** Id of the fund that administers it. */
  micid: number;
  /**
   * Where the file is stored; opaque.
   * @minLength 1
   */
  key: string;
}
