/**
 * Written by npm run generate from openapi/. Do not edit.
 */
import type { DocumentList } from './documentList.ts';
import type { Envelope } from './envelope.ts';

export type DocumentListAnswer = Envelope & {
  data: DocumentList;
};
