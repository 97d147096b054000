/**
 * Written by npm run generate from openapi/. Do not edit.
 */

import type { DataTag, QueryFunction, QueryKey, UseQueryOptions } from '@tanstack/react-query';
import type {
  ContactSubmitAnswer,
  ContactSubmitBody,
  InvestorContactListAnswer,
  InvestorContactListBody,
  TeamListAnswer,
  TeamListBody,
} from '../portal.schemas.ts';
import { send } from '../../../src/client/send.ts';
import type { ErrorType } from '../../../src/client/send.ts';
import { scoped } from '../../../src/client/scope.ts';

/**
 * @summary List how the manager reaches the user's investors
 */
export const investorContactList = (investorContactListBody: InvestorContactListBody, signal?: AbortSignal) => {
  return send<InvestorContactListAnswer>(
    {
      url: `/investors/contact_us`,
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      data: investorContactListBody,
      signal,
    },
    { id: 'investorContactList' },
  );
};

const getInvestorContactListQueryKey = (investorContactListBody?: InvestorContactListBody) => {
  return ['POST', `/investors/contact_us`, investorContactListBody] as const;
};

export const getInvestorContactListQueryOptions = <
  TData = Awaited<ReturnType<typeof investorContactList>>,
  TError = ErrorType<unknown>,
>(
  investorContactListBody: InvestorContactListBody,
  options?: { query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof investorContactList>>, TError, TData>> },
) => {
  const { query: queryOptions } = options ?? {};

  const queryKey = queryOptions?.queryKey ?? getInvestorContactListQueryKey(investorContactListBody);

  const queryFn: QueryFunction<Awaited<ReturnType<typeof investorContactList>>> = ({ signal }) =>
    investorContactList(investorContactListBody, signal);

  const customOptions = scoped(
    { queryKey, queryFn, ...queryOptions },
    { investorContactListBody },
    { url: `/investors/contact_us`, operationId: 'investorContactList', operationName: 'investorContactList' },
  );

  return customOptions as UseQueryOptions<Awaited<ReturnType<typeof investorContactList>>, TError, TData> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  };
};

/**
 * @summary Send a message to the manager
 */
export const contactSubmit = (contactSubmitBody: ContactSubmitBody, signal?: AbortSignal) => {
  return send<ContactSubmitAnswer>(
    {
      url: `/contact/submit`,
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      data: contactSubmitBody,
      signal,
    },
    { id: 'contactSubmit' },
  );
};

/**
 * @summary List the manager's team
 */
export const teamList = (teamListBody: TeamListBody, signal?: AbortSignal) => {
  return send<TeamListAnswer>(
    { url: `/teams`, method: 'POST', headers: { 'Content-Type': 'application/json' }, data: teamListBody, signal },
    { id: 'teamList' },
  );
};

const getTeamListQueryKey = (teamListBody?: TeamListBody) => {
  return ['POST', `/teams`, teamListBody] as const;
};

export const getTeamListQueryOptions = <TData = Awaited<ReturnType<typeof teamList>>, TError = ErrorType<unknown>>(
  teamListBody: TeamListBody,
  options?: { query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof teamList>>, TError, TData>> },
) => {
  const { query: queryOptions } = options ?? {};

  const queryKey = queryOptions?.queryKey ?? getTeamListQueryKey(teamListBody);

  const queryFn: QueryFunction<Awaited<ReturnType<typeof teamList>>> = ({ signal }) => teamList(teamListBody, signal);

  const customOptions = scoped(
    { queryKey, queryFn, ...queryOptions },
    { teamListBody },
    { url: `/teams`, operationId: 'teamList', operationName: 'teamList' },
  );

  return customOptions as UseQueryOptions<Awaited<ReturnType<typeof teamList>>, TError, TData> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  };
};
