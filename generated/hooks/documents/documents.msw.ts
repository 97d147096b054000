/**
 * Written by npm run generate from openapi/. Do not edit.
 */

import { faker } from '@faker-js/faker';
import { HttpResponse, http } from 'msw';
import type { RequestHandlerOptions } from 'msw';
import type { DocumentListAnswer } from '../portal.schemas';

const getDocumentListResponseMock = (): DocumentListAnswer => ({
  status: 'success',
  message: 'Your documents.',
  data: {
    filters: {
      documenttypes: [
        { value: 'fund_statement', label: 'Fund statement', count: 1 },
        { value: 'loan_document', label: 'Loan document', count: 1 },
        { value: 't5', label: 'T5', count: 1 },
      ],
      funds: [{ micid: 12, fund_name: 'Northline MIC', count: 3 }],
      tax_years: [2025],
    },
    period_start_date: '2025-07-11',
    period_end_date: '2026-07-10',
    total: 3,
    page: 1,
    per_page: 10,
    last_page: 1,
    files: [
      {
        document_id: 6203,
        name: 'Northline MIC statement June 2026',
        documenttype: 'fund_statement',
        micid: 12,
        fund_name: 'Northline MIC',
        loan_id: null,
        key: 'statements/501/2026-06',
        issued_date: '2026-07-02',
        period_start_date: '2026-06-01',
        period_end_date: '2026-06-30',
        tax_year: null,
        file_extension: 'pdf',
        mime_type: 'application/pdf',
        file_size_bytes: 184320,
        uploaded_at: '2026-07-02T14:05:00Z',
        first_viewed_at: null,
        is_new: 1,
        statement_summary: {
          period_start_date: '2026-06-01',
          period_end_date: '2026-06-30',
          currency: 'CAD',
          opening_balance_amount: 248498.65,
          contributions_amount: 0,
          distributions_amount: 1501.35,
          reinvested_amount: 1501.35,
          income_amount: 1501.35,
          fees_amount: 0,
          withholding_tax_amount: 0,
          redemptions_amount: 0,
          closing_balance_amount: 250000,
        },
      },
      {
        document_id: 6148,
        name: 'Northline MIC T5 2025',
        documenttype: 't5',
        micid: 12,
        fund_name: 'Northline MIC',
        loan_id: null,
        key: 'tax/501/2025-t5',
        issued_date: '2026-02-20',
        period_start_date: '2025-01-01',
        period_end_date: '2025-12-31',
        tax_year: 2025,
        file_extension: 'pdf',
        mime_type: 'application/pdf',
        file_size_bytes: 96256,
        uploaded_at: '2026-02-20T15:30:00Z',
        first_viewed_at: '2026-02-23T13:12:00Z',
        is_new: 0,
        tax_summary: {
          tax_year: 2025,
          slip_type: 't5',
          currency: 'CAD',
          boxes: { '10': 0, '13': 14861.07, '14': 0, '24': 0 },
          issued_date: '2026-02-20',
          status: 'issued',
        },
      },
      {
        document_id: 6011,
        name: 'Participation agreement NL-2026-017',
        documenttype: 'loan_document',
        micid: 12,
        fund_name: 'Northline MIC',
        loan_id: 2017,
        key: 'loans/2017/participation-agreement-501',
        issued_date: '2025-09-01',
        period_start_date: null,
        period_end_date: null,
        tax_year: null,
        file_extension: 'pdf',
        mime_type: 'application/pdf',
        file_size_bytes: 412672,
        uploaded_at: '2025-09-01T16:00:00Z',
        first_viewed_at: '2025-09-02T12:41:00Z',
        is_new: 0,
      },
    ],
  },
});

const getDocumentGetResponseMock = (): Blob => new Blob([new Uint8Array(faker.number.int({ min: 1, max: 64 }))]);

const getDocumentDownloadAllResponseMock = (): Blob =>
  new Blob([new Uint8Array(faker.number.int({ min: 1, max: 64 }))]);

export const getDocumentListMockHandler = (
  overrideResponse?:
    | DocumentListAnswer
    | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<DocumentListAnswer> | DocumentListAnswer),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '*/documents/files',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getDocumentListResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getDocumentGetMockHandler = (
  overrideResponse?: Blob | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<Blob> | Blob),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '*/documents/get',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      const binaryBody =
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getDocumentGetResponseMock();
      return new HttpResponse(binaryBody, { status: 200, headers: { 'Content-Type': 'application/pdf' } });
    },
    options,
  );
};

export const getDocumentDownloadAllMockHandler = (
  overrideResponse?: Blob | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<Blob> | Blob),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '*/documents/download/all',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      const binaryBody =
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getDocumentDownloadAllResponseMock();
      return new HttpResponse(binaryBody, { status: 200, headers: { 'Content-Type': 'application/octet-stream' } });
    },
    options,
  );
};
