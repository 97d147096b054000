import { once } from 'node:events';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { type MutationFunctionContext, QueryClient } from '@tanstack/react-query';
import { onTestFinished } from 'vitest';
import { commandFor } from '../../src/client/commandFor.ts';
import { configureApi } from '../../src/client/ports.ts';
import type { CommandId } from '../../src/client/types.ts';
import { hearOurNames } from '../hearOurNames.ts';
import { smallPortal } from '../portal/smallPortal.ts';
import { listen } from './listen.ts';
import { type MemorySession, memorySession } from './memorySession.ts';

/** A request as the server has read it. */
export interface Received {
  method: string;
  path: string;
  headers: IncomingMessage['headers'];
  body: Buffer;
  /** The fields of a JSON body. */
  json: Record<string, unknown>;
}

type Answer = (response: ServerResponse, received: Received, count: number) => void | Promise<void>;

/** An answer with a JSON body. */
export const json =
  (body: unknown, status = 200): Answer =>
  (response) => {
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
  };

/** An answer with any text. */
export const plain =
  (body: string, type: string, status = 200): Answer =>
  (response) => {
    response.writeHead(status, { 'content-type': type, 'content-length': Buffer.byteLength(body) }).end(body);
  };

/** Reads a request to its end. */
async function receive(request: IncomingMessage): Promise<Received> {
  const chunks: Buffer[] = [];
  request.on('data', (chunk: Buffer) => chunks.push(chunk));
  await once(request, 'end');
  const body = Buffer.concat(chunks);
  const isJson = request.headers['content-type'] === 'application/json';
  const { method = '', url: path = '', headers } = request;
  return { method, path, headers, body, json: isJson ? JSON.parse(`${body}`) : {} };
}

interface Options {
  session?: MemorySession;
  timeoutMs?: number;
  ownPort?: string;
}

/** The transport over real HTTP to a server with the given answers; both end with the test. */
export async function openApi(answer: Answer, { session, timeoutMs, ownPort }: Options = {}) {
  const received: Received[] = [];
  const server = await listen(async (request, response) => {
    const call = await receive(request);
    received.push(call);
    await answer(response, call, received.length);
  });
  onTestFinished(server.close);
  onTestFinished(hearOurNames());
  const used = session ?? memorySession({ token: 'token-1', investorId: 501 });
  configureApi({
    session: used,
    settings: {
      baseUrl: `${server.origin}/api`,
      timeoutMs: timeoutMs ?? smallPortal.api.timeoutMs,
      transferMs: smallPortal.api.transferMs,
      ownPort,
      clientToken: 'a-client',
      domain: smallPortal.api.developmentHost,
      headers: smallPortal.api.headers,
      withoutInvestor: smallPortal.api.withoutInvestor,
    },
  });
  return { session: used, received };
}

/** Runs a command as `useMutation` would. */
export function run<Id extends CommandId>(
  id: Id,
  body: Parameters<NonNullable<ReturnType<typeof commandFor<Id>>['mutationFn']>>[0],
) {
  const { mutationFn } = commandFor(id);
  if (!mutationFn) throw new Error(`${id} has no mutation function.`);
  const context: MutationFunctionContext = { client: new QueryClient(), meta: undefined };
  return mutationFn(body, context);
}
