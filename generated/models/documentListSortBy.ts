/**
 * Written by npm run generate from openapi/. Do not edit.
 */

export type DocumentListSortBy = (typeof DocumentListSortBy)[keyof typeof DocumentListSortBy];

export const DocumentListSortBy = {
  name: 'name',
  documenttype: 'documenttype',
  fund_name: 'fund_name',
  issued_date: 'issued_date',
  period_end_date: 'period_end_date',
  tax_year: 'tax_year',
  file_size_bytes: 'file_size_bytes',
  uploaded_at: 'uploaded_at',
} as const;
