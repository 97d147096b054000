import { getResponse, type RequestHandler } from 'msw';
import { mocks } from '../../generated/mocks.ts';
import type { OperationId, Reply } from './call.ts';

const handlerOf: Partial<Record<OperationId, () => RequestHandler>> = mocks;

/** The example of a JSON answer of the portal's own API, as the generated handler returns it. */
export async function exampleOf<Id extends OperationId>(id: Id, { url, method }: Request): Promise<Reply<Id>> {
  const handler = handlerOf[id];
  const response = handler && (await getResponse([handler()], new Request(url, { method })));
  if (!response) throw new Error(`The generated handler of ${id} does not answer ${url}.`);
  return (await response.json()) as Reply<Id>; // The example was generated with the answer's type.
}
