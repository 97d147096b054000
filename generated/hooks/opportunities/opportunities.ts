/**
 * Written by npm run generate from openapi/. Do not edit.
 */

import type { DataTag, QueryFunction, QueryKey, UseQueryOptions } from '@tanstack/react-query';
import type {
  OpportunityDetailsAnswer,
  OpportunityDetailsBody,
  OpportunityListAnswer,
  OpportunityListBody,
} from '../portal.schemas.ts';
import { send } from '../../../src/client/send.ts';
import type { ErrorType } from '../../../src/client/send.ts';
import { scoped } from '../../../src/client/scope.ts';

/**
 * @summary List what is open for investment
 */
export const opportunityList = (opportunityListBody: OpportunityListBody, signal?: AbortSignal) => {
  return send<OpportunityListAnswer>(
    {
      url: `/opportunities/list`,
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      data: opportunityListBody,
      signal,
    },
    { id: 'opportunityList' },
  );
};

const getOpportunityListQueryKey = (opportunityListBody?: OpportunityListBody) => {
  return ['POST', `/opportunities/list`, opportunityListBody] as const;
};

export const getOpportunityListQueryOptions = <
  TData = Awaited<ReturnType<typeof opportunityList>>,
  TError = ErrorType<unknown>,
>(
  opportunityListBody: OpportunityListBody,
  options?: { query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof opportunityList>>, TError, TData>> },
) => {
  const { query: queryOptions } = options ?? {};

  const queryKey = queryOptions?.queryKey ?? getOpportunityListQueryKey(opportunityListBody);

  const queryFn: QueryFunction<Awaited<ReturnType<typeof opportunityList>>> = ({ signal }) =>
    opportunityList(opportunityListBody, signal);

  const customOptions = scoped(
    { queryKey, queryFn, ...queryOptions },
    { opportunityListBody },
    { url: `/opportunities/list`, operationId: 'opportunityList', operationName: 'opportunityList' },
  );

  return customOptions as UseQueryOptions<Awaited<ReturnType<typeof opportunityList>>, TError, TData> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  };
};

/**
 * @summary Show one opportunity
 */
export const opportunityDetails = (opportunityDetailsBody: OpportunityDetailsBody, signal?: AbortSignal) => {
  return send<OpportunityDetailsAnswer>(
    {
      url: `/opportunities/details`,
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      data: opportunityDetailsBody,
      signal,
    },
    { id: 'opportunityDetails' },
  );
};

const getOpportunityDetailsQueryKey = (opportunityDetailsBody?: OpportunityDetailsBody) => {
  return ['POST', `/opportunities/details`, opportunityDetailsBody] as const;
};

export const getOpportunityDetailsQueryOptions = <
  TData = Awaited<ReturnType<typeof opportunityDetails>>,
  TError = ErrorType<unknown>,
>(
  opportunityDetailsBody: OpportunityDetailsBody,
  options?: { query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof opportunityDetails>>, TError, TData>> },
) => {
  const { query: queryOptions } = options ?? {};

  const queryKey = queryOptions?.queryKey ?? getOpportunityDetailsQueryKey(opportunityDetailsBody);

  const queryFn: QueryFunction<Awaited<ReturnType<typeof opportunityDetails>>> = ({ signal }) =>
    opportunityDetails(opportunityDetailsBody, signal);

  const customOptions = scoped(
    { queryKey, queryFn, ...queryOptions },
    { opportunityDetailsBody },
    { url: `/opportunities/details`, operationId: 'opportunityDetails', operationName: 'opportunityDetails' },
  );

  return customOptions as UseQueryOptions<Awaited<ReturnType<typeof opportunityDetails>>, TError, TData> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  };
};
