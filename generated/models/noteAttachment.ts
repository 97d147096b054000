/**
 * Written by npm run generate from openapi/. Do not edit.
 */
import type { DocumentType } from './documentType.ts';

/**
 * A document; `documenttype`, `micid` and `key` fetch it.
 */
export interface NoteAttachment {
  name: string;
  documenttype: DocumentType;
  micid: number;
  /**
   * Opaque storage key.
   * @minLength 1
   */
  key: string;
  /** @minimum 0 */
  file_size_bytes: number;
}
