/**
 * Written by npm run generate from openapi/. Do not edit.
 */

import type { DataTag, QueryFunction, QueryKey, UseQueryOptions } from '@tanstack/react-query';
import type { WhitelabelFetchAnswer, WhitelabelLogoGetAnswer, WhitelabelLogoGetBody } from '../portal.schemas.ts';
import { send } from '../../../src/client/send.ts';
import type { ErrorType } from '../../../src/client/send.ts';
import { scoped } from '../../../src/client/scope.ts';

/**
 * @summary Fetch the brand of the current host
 */
export const whitelabelFetch = (signal?: AbortSignal) => {
  return send<WhitelabelFetchAnswer>({ url: `/whitelabel/fetch`, method: 'POST', signal }, { id: 'whitelabelFetch' });
};

const getWhitelabelFetchQueryKey = () => {
  return ['POST', `/whitelabel/fetch`] as const;
};

export const getWhitelabelFetchQueryOptions = <
  TData = Awaited<ReturnType<typeof whitelabelFetch>>,
  TError = ErrorType<unknown>,
>(options?: {
  query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof whitelabelFetch>>, TError, TData>>;
}) => {
  const { query: queryOptions } = options ?? {};

  const queryKey = queryOptions?.queryKey ?? getWhitelabelFetchQueryKey();

  const queryFn: QueryFunction<Awaited<ReturnType<typeof whitelabelFetch>>> = ({ signal }) => whitelabelFetch(signal);

  const customOptions = scoped(
    { queryKey, queryFn, ...queryOptions },
    {},
    { url: `/whitelabel/fetch`, operationId: 'whitelabelFetch', operationName: 'whitelabelFetch' },
  );

  return customOptions as UseQueryOptions<Awaited<ReturnType<typeof whitelabelFetch>>, TError, TData> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  };
};

/**
 * @summary Fetch an image of the brand
 */
export const whitelabelLogoGet = (whitelabelLogoGetBody: WhitelabelLogoGetBody, signal?: AbortSignal) => {
  return send<WhitelabelLogoGetAnswer>(
    {
      url: `/whitelabel/logo/get`,
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      data: whitelabelLogoGetBody,
      signal,
    },
    { id: 'whitelabelLogoGet' },
  );
};

const getWhitelabelLogoGetQueryKey = (whitelabelLogoGetBody?: WhitelabelLogoGetBody) => {
  return ['POST', `/whitelabel/logo/get`, whitelabelLogoGetBody] as const;
};

export const getWhitelabelLogoGetQueryOptions = <
  TData = Awaited<ReturnType<typeof whitelabelLogoGet>>,
  TError = ErrorType<unknown>,
>(
  whitelabelLogoGetBody: WhitelabelLogoGetBody,
  options?: { query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof whitelabelLogoGet>>, TError, TData>> },
) => {
  const { query: queryOptions } = options ?? {};

  const queryKey = queryOptions?.queryKey ?? getWhitelabelLogoGetQueryKey(whitelabelLogoGetBody);

  const queryFn: QueryFunction<Awaited<ReturnType<typeof whitelabelLogoGet>>> = ({ signal }) =>
    whitelabelLogoGet(whitelabelLogoGetBody, signal);

  const customOptions = scoped(
    { queryKey, queryFn, ...queryOptions },
    { whitelabelLogoGetBody },
    { url: `/whitelabel/logo/get`, operationId: 'whitelabelLogoGet', operationName: 'whitelabelLogoGet' },
  );

  return customOptions as UseQueryOptions<Awaited<ReturnType<typeof whitelabelLogoGet>>, TError, TData> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  };
};
