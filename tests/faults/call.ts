import type { FetchQueryOptions, MutationOptions } from '@tanstack/react-query';
import { getResponse, type RequestHandler } from 'msw';
import { fields } from '../../generated/fields.ts';
import { mocks } from '../../generated/mocks.ts';
import { operations } from '../../generated/operations.ts';
import { createQueryClient } from '../../src/app/createQueryClient.ts';
import { commandFor } from '../../src/client/commandFor.ts';
import { fileFor } from '../../src/client/fileFor.ts';
import type { OperationId } from '../../src/client/operationFacts.ts';
import { queryFor } from '../../src/client/queryFor.ts';
import type { CommandId, FileQueryId } from '../../src/client/types.ts';

type Data = Readonly<Record<string, unknown>>;

// The transport completes any body, and does not look at its content.
function optionsOf(id: OperationId, body: object): FetchQueryOptions {
  if (operations[id].answer !== 'json') {
    return fileFor(id as FileQueryId, body as never, (file) => Promise.resolve(file)) as FetchQueryOptions;
  }
  const { select: _, ...options } = queryFor(id as 'investorAccountList', body, { id: 501 });
  return options as FetchQueryOptions;
}

/** A multipart body needs all of its fields; any other is used as it is. */
function bodyOf(id: OperationId, body: object): object {
  if (operations[id].body !== 'multipart') return body;
  return Object.fromEntries(Object.keys(fields[id]?.body ?? {}).map((field) => [field, '1']));
}

/** Calls any operation as a screen does: a query through the cache with an immediate retry, a command as a mutation. */
export async function call(id: OperationId, body: object = {}): Promise<unknown> {
  const client = createQueryClient();
  if (operations[id].kind === 'query') return client.fetchQuery({ ...optionsOf(id, body), retryDelay: 0 });
  const options = commandFor(id as CommandId) as MutationOptions<unknown, Error, object>;
  return client.getMutationCache().build(client, options).execute(bodyOf(id, body));
}

/** The data of the description's example of an answer. */
export async function exampleData(id: OperationId): Promise<Data> {
  // One type for all, since a union of the generated types is too much for the compiler.
  const handler: RequestHandler = (mocks[id as keyof typeof mocks] as () => RequestHandler)();
  const path = operations[id].path.replace(/\{\w+\}/, '501');
  const response = await getResponse([handler], new Request(`http://api.test${path}`, { method: 'POST' }));
  const { data } = await (response ?? Response.error()).json();
  return data;
}
