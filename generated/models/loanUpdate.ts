/**
 * Written by npm run generate from openapi/. Do not edit.
 */
import type { Timestamp } from './timestamp.ts';

export interface LoanUpdate {
  update_id: number;
  published_at: Timestamp;
  title: string;
  /** Plain text. */
  body_text: string;
  /** The name of the person who wrote it. */
  author: string;
}
