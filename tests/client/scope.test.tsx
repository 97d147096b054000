import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { describe, expect, it } from 'vitest';
import { useInvestorList } from '../../generated/hooks/investors/investors.ts';
import { getPortfolioActivitiesQueryOptions, usePortfolioEnable } from '../../generated/hooks/portfolio/portfolio.ts';
import { operations } from '../../generated/operations.ts';
import { fourAtATime } from '../../src/client/fourAtATime.ts';
import { dataOf, queryFor } from '../../src/client/queryFor.ts';
import type { QueryId } from '../../src/client/types.ts';
import { memorySession } from './memorySession.ts';
import { json, openApi } from './openApi.ts';

/** The lists that these tests require in answers. */
const lists = { investors: [], activities: [], totals: {}, notes: [] };

/** A server whose answers name the investor of the request, and a cache that asks it once for each key. */
async function openCache() {
  const session = memorySession({ token: 'a-secret-token', investorId: 501 });
  const client = new QueryClient({
    defaultOptions: { queries: { staleTime: Number.POSITIVE_INFINITY, retry: false } },
  });
  const { received } = await openApi(
    (response, call, count) => json({ data: { ...lists, owner: call.headers.invidshash } })(response, call, count),
    { session },
  );
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={client}>{children}</QueryClientProvider>
  );
  return { session, client, received, wrapper };
}

const ownerOf = (investorId: number) => memorySession({ investorId }).investorHash();

type Options = (...args: unknown[]) => { queryKey: readonly unknown[] };

const files = import.meta.glob<Record<string, Options>>(['../../generated/hooks/*/*.ts', '!**/*.msw.ts'], {
  eager: true,
});
const generated: Record<string, Options> = Object.assign({}, ...Object.values(files));

// Any arguments will do: a key is made of whatever it is given.
const optionsOf = (id: QueryId) => {
  const { body, path } = operations[id];
  const named = generated[`get${id[0]?.toUpperCase()}${id.slice(1)}QueryOptions`];
  return named?.(...(path.includes('{') ? [7] : []), ...(body === 'none' ? [] : [{}])) ?? { queryKey: [] };
};
const queries = (Object.keys(operations) as QueryId[]).filter((id) => operations[id].kind === 'query');

describe('the generated query options', () => {
  it.each(queries)('of %s have a key for each investor, or one for the user', async (id) => {
    const { session } = await openCache();
    const first = optionsOf(id).queryKey;
    session.select(502);
    const second = optionsOf(id).queryKey;
    const isOfUser = operations[id].scope === 'user';
    expect([first.at(-1), second.at(-1)]).toEqual(isOfUser ? ['user', 'user'] : ['investor 501', 'investor 502']);
    expect(JSON.stringify([first, second])).not.toContain('token');
  });

  it.each(queries)('of %s have the key of `queryFor`', async (id) => {
    await openCache();
    const body = operations[id].body === 'none' ? undefined : {};
    expect(optionsOf(id).queryKey).toEqual(queryFor(id as 'investorAccountList', body as object, { id: 7 }).queryKey);
  });

  it('keep the operation and the owner in the caller’s own key', async () => {
    await openCache();
    const { queryKey } = getPortfolioActivitiesQueryOptions({}, { query: { queryKey: ['mine', 7] } });
    expect(queryKey).toEqual(['portfolioActivities', 7, 'investor 501']);
  });

  it('fetch outside React', async () => {
    const { client } = await openCache();
    const answer = await client.fetchQuery(getPortfolioActivitiesQueryOptions({ page: 1 }));
    expect(answer).toMatchObject({ data: { owner: ownerOf(501) } });
  });
});

describe('the generated hooks', () => {
  it('never show one investor the answer of another', async () => {
    const { session, received, wrapper } = await openCache();
    const { result, rerender } = renderHook(() => usePortfolioEnable({}, { query: { select: dataOf } }), { wrapper });
    await waitFor(() => expect(result.current.data).toMatchObject({ owner: ownerOf(501) }));
    session.select(502);
    rerender();
    expect(result.current.data).toBeUndefined();
    await waitFor(() => expect(result.current.data).toMatchObject({ owner: ownerOf(502) }));
    session.select(501);
    rerender();
    expect(result.current.data).toMatchObject({ owner: ownerOf(501) });
    expect(received).toHaveLength(2);
  });

  it('are dropped, not asked for the next investor, if a switch comes while they wait for their turn', async () => {
    const { session, client, received } = await openCache();
    let release: (() => void) | undefined;
    const held = new Promise<null>((resolve) => {
      release = () => resolve(null);
    });
    for (const key of [1, 2, 3, 4]) client.fetchQuery(fourAtATime({ queryKey: [key], queryFn: () => held }));
    const fifth = client.fetchQuery(fourAtATime(getPortfolioActivitiesQueryOptions({})));
    session.select(502);
    release?.();
    await expect(fifth).rejects.toMatchObject({ kind: 'stale' });
    expect(received).toEqual([]);
  });

  it('keep the user’s own data after a switch', async () => {
    const { session, received, wrapper } = await openCache();
    const { result, rerender } = renderHook(() => useInvestorList({}), { wrapper });
    await waitFor(() => expect(result.current.isSuccess).toBe(true));
    session.select(502);
    rerender();
    expect(result.current.data).toMatchObject({ data: { owner: ownerOf(501) } });
    expect(received).toHaveLength(1);
  });

  it('never put the token into the cache, which is kept in the browser’s storage', async () => {
    const { client, received, wrapper } = await openCache();
    const { result } = renderHook(() => [useInvestorList({}), usePortfolioEnable({})], { wrapper });
    await waitFor(() => expect(result.current.every(({ isSuccess }) => isSuccess)).toBe(true));
    expect(received.map((call) => call.json.session_token)).toEqual(['a-secret-token', 'a-secret-token']);
    const entries = client.getQueryCache().getAll();
    expect(entries).toHaveLength(2);
    expect(JSON.stringify(entries.map(({ queryHash, queryKey, state }) => [queryHash, queryKey, state]))).not.toContain(
      'token',
    );
  });
});
