import { QueryClient } from '@tanstack/react-query';
import { expect, it, vi } from 'vitest';
import { abortableFetch } from '../../src/client/abortableFetch.ts';

const queryKey = ['user', '/teams'];

/** A query that runs until it is aborted or answered. */
function running() {
  const client = new QueryClient();
  let answer: (data: number) => void = () => undefined;
  const answered = new Promise<number>((resolve) => {
    answer = resolve;
  });
  const ended = vi.fn();
  const queryFn = ({ signal }: { signal: AbortSignal }) => {
    signal.addEventListener('abort', ended);
    return answered;
  };
  const abort = new AbortController();
  const fetched = abortableFetch(client, { queryKey, queryFn }, abort.signal);
  return { client, fetched, abort, ended, answer: (data: number) => answer(data) };
}

it('resolves with the answer, and cancels nothing afterwards', async () => {
  const { client, fetched, abort, answer } = running();
  answer(7);
  expect(await fetched).toBe(7);
  const cancel = vi.spyOn(client, 'cancelQueries');
  abort.abort();
  expect(cancel).not.toHaveBeenCalled();
});

it('cancels only its own request when it is aborted', async () => {
  const { client, fetched, abort, ended } = running();
  const other = client.fetchQuery({ queryKey: [...queryKey, 'other'], queryFn: async () => 'other' });
  abort.abort();
  await expect(fetched).rejects.toThrow();
  expect(ended).toHaveBeenCalledTimes(1);
  expect(await other).toBe('other');
});

it('sends nothing when it is aborted before it begins', async () => {
  const queryFn = vi.fn(async () => 7);
  const stopped = AbortSignal.abort(new Error('Too late'));
  await expect(abortableFetch(new QueryClient(), { queryKey, queryFn }, stopped)).rejects.toThrow('Too late');
  expect(queryFn).not.toHaveBeenCalled();
});
