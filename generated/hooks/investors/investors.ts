/**
 * Written by npm run generate from openapi/. Do not edit.
 */

import { useQuery } from '@tanstack/react-query';
import type {
  DataTag,
  QueryClient,
  QueryFunction,
  QueryKey,
  UseQueryOptions,
  UseQueryResult,
} from '@tanstack/react-query';
import type {
  AccountAddAnswer,
  AccountAddBody,
  AccountRemoveBody,
  AccountTypeListAnswer,
  AccountTypeListBody,
  Confirmation,
  InvestorAccountListAnswer,
  InvestorAccountListBody,
  InvestorListAnswer,
  InvestorListBody,
} from '../portal.schemas.ts';
import { send } from '../../../src/client/send.ts';
import type { ErrorType } from '../../../src/client/send.ts';
import { scoped } from '../../../src/client/scope.ts';

/**
 * @summary List the investors of the user
 */
export const investorList = (investorListBody: InvestorListBody, signal?: AbortSignal) => {
  return send<InvestorListAnswer>(
    {
      url: `/investors`,
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      data: investorListBody,
      signal,
    },
    { id: 'investorList' },
  );
};

const getInvestorListQueryKey = (investorListBody?: InvestorListBody) => {
  return ['POST', `/investors`, investorListBody] as const;
};

export const getInvestorListQueryOptions = <
  TData = Awaited<ReturnType<typeof investorList>>,
  TError = ErrorType<unknown>,
>(
  investorListBody: InvestorListBody,
  options?: { query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof investorList>>, TError, TData>> },
) => {
  const { query: queryOptions } = options ?? {};

  const queryKey = queryOptions?.queryKey ?? getInvestorListQueryKey(investorListBody);

  const queryFn: QueryFunction<Awaited<ReturnType<typeof investorList>>> = ({ signal }) =>
    investorList(investorListBody, signal);

  const customOptions = scoped(
    { queryKey, queryFn, ...queryOptions },
    { investorListBody },
    { url: `/investors`, operationId: 'investorList', operationName: 'investorList' },
  );

  return customOptions as UseQueryOptions<Awaited<ReturnType<typeof investorList>>, TError, TData> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  };
};
/**
 * @summary List the investors of the user
 */

export function useInvestorList<TData = Awaited<ReturnType<typeof investorList>>, TError = ErrorType<unknown>>(
  investorListBody: InvestorListBody,
  options?: { query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof investorList>>, TError, TData>> },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> {
  const queryOptions = getInvestorListQueryOptions(investorListBody, options);

  const query = useQuery(queryOptions, queryClient) as UseQueryResult<TData, TError>;

  return query;
}

/**
 * @summary List the linked accounts of an investor
 */
export const investorAccountList = (
  id: number,
  investorAccountListBody: InvestorAccountListBody,
  signal?: AbortSignal,
) => {
  return send<InvestorAccountListAnswer>(
    {
      url: `/investors/${id}/accounts`,
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      data: investorAccountListBody,
      signal,
    },
    { id: 'investorAccountList' },
  );
};

const getInvestorAccountListQueryKey = (id: number, investorAccountListBody?: InvestorAccountListBody) => {
  return ['POST', `/investors/${id}/accounts`, investorAccountListBody] as const;
};

export const getInvestorAccountListQueryOptions = <
  TData = Awaited<ReturnType<typeof investorAccountList>>,
  TError = ErrorType<unknown>,
>(
  id: number,
  investorAccountListBody: InvestorAccountListBody,
  options?: { query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof investorAccountList>>, TError, TData>> },
) => {
  const { query: queryOptions } = options ?? {};

  const queryKey = queryOptions?.queryKey ?? getInvestorAccountListQueryKey(id, investorAccountListBody);

  const queryFn: QueryFunction<Awaited<ReturnType<typeof investorAccountList>>> = ({ signal }) =>
    investorAccountList(id, investorAccountListBody, signal);

  const customOptions = scoped(
    { queryKey, queryFn, enabled: id !== null && id !== undefined, ...queryOptions },
    { id, investorAccountListBody },
    { url: `/investors/${id}/accounts`, operationId: 'investorAccountList', operationName: 'investorAccountList' },
  );

  return customOptions as UseQueryOptions<Awaited<ReturnType<typeof investorAccountList>>, TError, TData> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  };
};

/**
 * @summary List the types that a linked account can have
 */
export const accountTypeList = (accountTypeListBody: AccountTypeListBody, signal?: AbortSignal) => {
  return send<AccountTypeListAnswer>(
    {
      url: `/account/types`,
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      data: accountTypeListBody,
      signal,
    },
    { id: 'accountTypeList' },
  );
};

const getAccountTypeListQueryKey = (accountTypeListBody?: AccountTypeListBody) => {
  return ['POST', `/account/types`, accountTypeListBody] as const;
};

export const getAccountTypeListQueryOptions = <
  TData = Awaited<ReturnType<typeof accountTypeList>>,
  TError = ErrorType<unknown>,
>(
  accountTypeListBody: AccountTypeListBody,
  options?: { query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof accountTypeList>>, TError, TData>> },
) => {
  const { query: queryOptions } = options ?? {};

  const queryKey = queryOptions?.queryKey ?? getAccountTypeListQueryKey(accountTypeListBody);

  const queryFn: QueryFunction<Awaited<ReturnType<typeof accountTypeList>>> = ({ signal }) =>
    accountTypeList(accountTypeListBody, signal);

  const customOptions = scoped(
    { queryKey, queryFn, ...queryOptions },
    { accountTypeListBody },
    { url: `/account/types`, operationId: 'accountTypeList', operationName: 'accountTypeList' },
  );

  return customOptions as UseQueryOptions<Awaited<ReturnType<typeof accountTypeList>>, TError, TData> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  };
};

/**
 * @summary Link a bank account
 */
export const accountAdd = (accountAddBody: AccountAddBody, signal?: AbortSignal) => {
  return send<AccountAddAnswer>(
    {
      url: `/account/add`,
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      data: accountAddBody,
      signal,
    },
    { id: 'accountAdd' },
  );
};

/**
 * @summary Remove a linked account
 */
export const accountRemove = (accountRemoveBody: AccountRemoveBody, signal?: AbortSignal) => {
  return send<Confirmation>(
    {
      url: `/account/remove`,
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      data: accountRemoveBody,
      signal,
    },
    { id: 'accountRemove' },
  );
};
