import { type FetchQueryOptions, hashKey, QueryClient } from '@tanstack/react-query';
import { describe, expect, it } from 'vitest';
import { queryFor } from '../../src/client/queryFor.ts';
import { memorySession } from './memorySession.ts';
import { json, openApi, run } from './openApi.ts';

/** A session of investor 501 and a server whose answers name the requested investor. */
async function openCache() {
  const session = memorySession({ token: 'a-secret-token', investorId: 501 });
  const client = new QueryClient({
    defaultOptions: { queries: { staleTime: Number.POSITIVE_INFINITY, retry: false } },
  });
  const { received } = await openApi(
    (response, call, count) => {
      const owner = call.headers.invidshash;
      return json({ message: 'Read.', data: { owner, investors: [], account_types: [] } })(response, call, count);
    },
    { session },
  );
  return { session, client, received };
}

/** What a query holds for the investor `id`. */
const ownerOf = (id: number) => memorySession({ investorId: id }).investorHash();

describe('the query options of an operation', () => {
  it('have a key of operation, path, body and investor', async () => {
    await openCache();
    const { queryKey } = queryFor('portfolioActivities', { page: 2 });
    expect(queryKey).toEqual(['portfolioActivities', '/portfolio/activities', { page: 2 }, 'investor 501']);
    expect(queryFor('investorList', {}).queryKey).toEqual(['investorList', '/investors', {}, 'user']);
    const accounts = queryFor('investorAccountList', {}, { id: 501 });
    expect(accounts.queryKey).toEqual(['investorAccountList', '/investors/501/accounts', {}, 'investor 501']);
  });

  it('select the data in the envelope', async () => {
    const { client } = await openCache();
    const { select, ...options } = queryFor('accountTypeList', {});
    const answer = await client.fetchQuery(options as FetchQueryOptions<{ data: { account_types: string[] } }>);
    expect(answer).toMatchObject({ message: 'Read.' });
    expect(select?.(answer)).toMatchObject({ account_types: [] });
  });
});

describe('the cache', () => {
  it('never shares an entry between two investors, even for calls without an investor in the body', async () => {
    const { session, client, received } = await openCache();
    const read = async () => {
      const { select: _, ...options } = queryFor('portfolioCardPerformance', { months: 12 });
      return client.fetchQuery(options as FetchQueryOptions<{ data: object }>);
    };
    expect(await read()).toMatchObject({ data: { owner: ownerOf(501) } });
    session.select(502);
    expect(await read()).toMatchObject({ data: { owner: ownerOf(502) } });
    session.select(501);
    expect(await read()).toMatchObject({ data: { owner: ownerOf(501) } });
    expect(received).toHaveLength(2);
    for (const call of received) expect(call.json).not.toHaveProperty('investor_id');
  });

  it('keeps the user’s own data after a switch', async () => {
    const { session, client, received } = await openCache();
    const read = async () => {
      const { select: _, ...options } = queryFor('investorList', {});
      return client.fetchQuery(options as FetchQueryOptions<object>);
    };
    await read();
    session.select(502);
    await read();
    expect(received).toHaveLength(1);
  });

  it('never contains the token', async () => {
    const { client, received } = await openCache();
    for (const options of [queryFor('investorList', {}), queryFor('portfolioActivities', { page: 1 })]) {
      const { select: _, ...query } = options;
      await client.fetchQuery(query as FetchQueryOptions<object>);
    }
    expect(received.map((call) => call.json.session_token)).toEqual(['a-secret-token', 'a-secret-token']);
    const entries = client.getQueryCache().getAll();
    const kept = entries.map(({ queryHash, queryKey, state }) => ({ queryHash, hash: hashKey(queryKey), state }));
    expect(entries).toHaveLength(2);
    expect(JSON.stringify(kept)).not.toContain('token');
  });
});

describe('a command', () => {
  it('returns the server’s message and data', async () => {
    const { received } = await openApi(
      json({ status: 'success', message: 'Thank you.', data: { reference_number: 'C1' } }),
    );
    const body = { topic: 'Other', message: 'Hello', preferred_contact: 'email' } as const;
    const answer = { status: 'success', message: 'Thank you.', data: { reference_number: 'C1' } };
    expect(await run('contactSubmit', body)).toEqual(answer);
    expect(received[0]?.json).toEqual({ ...body, session_token: 'token-1' });
  });
});
