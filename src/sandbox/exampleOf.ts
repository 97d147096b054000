import { getResponse, type RequestHandler } from 'msw';
import { mocks } from '../../generated/mocks.ts';
import type { OperationId, Reply } from './call.ts';

const handlerOf: Record<OperationId, () => RequestHandler> = mocks;

/** The description's example of a JSON answer, as the generated handler returns it. */
export async function exampleOf<Id extends OperationId>(id: Id, { url, method }: Request): Promise<Reply<Id>> {
  const response = await getResponse([handlerOf[id]()], new Request(url, { method }));
  if (!response) throw new Error(`The generated handler of ${id} does not answer ${url}.`);
  return (await response.json()) as Reply<Id>; // The example was generated with the answer's type.
}
