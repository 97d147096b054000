/**
 * Written by npm run generate from openapi/. Do not edit.
 */

import type { DataTag, QueryFunction, QueryKey, UseQueryOptions } from '@tanstack/react-query';
import type {
  Confirmation,
  LoanDetailsAnswer,
  LoanDetailsBody,
  LoanDocumentDeleteBody,
  LoanDocumentUploadAnswer,
  LoanDocumentUploadBody,
} from '../portal.schemas.ts';
import { send } from '../../../src/client/send.ts';
import type { ErrorType } from '../../../src/client/send.ts';
import { scoped } from '../../../src/client/scope.ts';

/**
 * @summary Show one loan and the investor's share of it
 */
export const loanDetails = (loanDetailsBody: LoanDetailsBody, signal?: AbortSignal) => {
  return send<LoanDetailsAnswer>(
    {
      url: `/loan/details`,
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      data: loanDetailsBody,
      signal,
    },
    { id: 'loanDetails' },
  );
};

const getLoanDetailsQueryKey = (loanDetailsBody?: LoanDetailsBody) => {
  return ['POST', `/loan/details`, loanDetailsBody] as const;
};

export const getLoanDetailsQueryOptions = <
  TData = Awaited<ReturnType<typeof loanDetails>>,
  TError = ErrorType<unknown>,
>(
  loanDetailsBody: LoanDetailsBody,
  options?: { query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof loanDetails>>, TError, TData>> },
) => {
  const { query: queryOptions } = options ?? {};

  const queryKey = queryOptions?.queryKey ?? getLoanDetailsQueryKey(loanDetailsBody);

  const queryFn: QueryFunction<Awaited<ReturnType<typeof loanDetails>>> = ({ signal }) =>
    loanDetails(loanDetailsBody, signal);

  const customOptions = scoped(
    { queryKey, queryFn, ...queryOptions },
    { loanDetailsBody },
    { url: `/loan/details`, operationId: 'loanDetails', operationName: 'loanDetails' },
  );

  return customOptions as UseQueryOptions<Awaited<ReturnType<typeof loanDetails>>, TError, TData> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  };
};

/**
 * @summary Delete a document that the investor uploaded to a loan
 */
export const loanDocumentDelete = (loanDocumentDeleteBody: LoanDocumentDeleteBody, signal?: AbortSignal) => {
  return send<Confirmation>(
    {
      url: `/loan/document/delete`,
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      data: loanDocumentDeleteBody,
      signal,
    },
    { id: 'loanDocumentDelete' },
  );
};

/**
 * @summary Upload a document to a loan
 */
export const loanDocumentUpload = (loanDocumentUploadBody: LoanDocumentUploadBody, signal?: AbortSignal) => {
  const formData = new FormData();
  formData.append(`loan_id`, loanDocumentUploadBody.loan_id.toString());
  formData.append(`documenttype`, loanDocumentUploadBody.documenttype);
  formData.append(`name`, loanDocumentUploadBody.name);
  if (loanDocumentUploadBody.description !== undefined) {
    formData.append(`description`, loanDocumentUploadBody.description);
  }
  formData.append(
    `file`,
    loanDocumentUploadBody.file instanceof Blob
      ? loanDocumentUploadBody.file
      : new Blob([loanDocumentUploadBody.file], {
          type: 'application/pdf, image/png, image/jpeg, application/vnd.openxmlformats-officedocument.wordprocessingml.document, application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
        }),
  );

  return send<LoanDocumentUploadAnswer>(
    {
      url: `/loan/document/upload`,
      method: 'POST',
      headers: { 'Content-Type': 'multipart/form-data' },
      data: formData,
      signal,
    },
    { id: 'loanDocumentUpload' },
  );
};
