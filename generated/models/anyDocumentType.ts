/**
 * Written by npm run generate from openapi/. Do not edit.
 */
import { DocumentType } from './documentType.ts';
import { LoanDocumentType } from './loanDocumentType.ts';

/**
 * A kind of document of the documents screen, or of a loan's own documents.
 */
export const AnyDocumentType = { ...DocumentType, ...LoanDocumentType } as const;
export type AnyDocumentType = (typeof AnyDocumentType)[keyof typeof AnyDocumentType];
