import { expect } from 'vitest';
import { operations } from '../../../generated/operations.ts';
import type { Facts, OperationId } from '../../../src/client/operationFacts.ts';
import { type MemorySession, memorySession } from '../../client/memorySession.ts';
import { openApi, type plain } from '../../client/openApi.ts';
import { call } from '../call.ts';

export type Answer = ReturnType<typeof plain>;

/** A fault on the way to or from the server, and how the transport handles it. */
export interface TransportFault {
  /** The row in the list of faults, F01 to F30. */
  row: string;
  /** The fault, as the name of a group of tests, such as `a connection that drops`. */
  what: string;
  /** The title of a test, after the id of its operation. */
  says: (facts: Facts) => string;
  fits: (facts: Facts) => boolean;
  prove: (id: OperationId, facts: Facts) => Promise<void>;
}

export const anything = () => true;
export const isQuery = ({ kind }: Facts) => kind === 'query';
/** A command whose answer is lost may have been carried out; a sign-in can be repeated (Reading R44). */
export const leavesOpen = ({ kind, path }: Facts) => kind === 'command' && path !== '/auth/login';
export const outcomeOf = (facts: Facts) =>
  leavesOpen(facts) ? 'leaves open whether it went through' : 'can be tried again';
export const isJson = ({ answer }: Facts) => answer === 'json';
export const hasData = (facts: Facts) => isJson(facts) && facts.data;
export const isSignedIn = ({ session }: Facts) => session !== 'none';

/** The expected failure of a call. */
interface Failure {
  kind: string;
  message?: string | RegExp;
  status?: number;
  errors?: Record<string, string>;
}

/** The error of a call; the test fails if the call succeeds. */
export async function failureOf(promise: Promise<unknown>): Promise<unknown> {
  return promise.then(
    () => expect.fail('The call succeeded.'),
    (error: unknown) => error,
  );
}

/** Calls once and expects this failure, after a second try if that can help a query. */
export async function fails(id: OperationId, answer: Answer, { message, ...failure }: Failure) {
  const { session, received } = await openApi(answer);
  const error = await failureOf(call(id));
  expect(error).toMatchObject({ name: 'ApiError', ...failure });
  if (message !== undefined) expect(error).toHaveProperty('message', expect.stringMatching(message));
  const canHelp = ['network', 'timeout'].includes(failure.kind) || (failure.status ?? 0) >= 500;
  expect(received).toHaveLength(canHelp && operations[id].kind === 'query' ? 2 : 1);
  return { session, received, error };
}

/** Checks that the session continues with this token. */
export function expectSession(session: MemorySession, token = 'token-1') {
  expect(session).toMatchObject({ expired: 0, current: { token } });
}

/** A signed-in session, and a server that changes it before answering. */
export async function openMeanwhile(
  answer: Answer,
  meanwhile: (session: MemorySession, count: number) => void,
): ReturnType<typeof openApi> {
  const session = memorySession({ token: 'token-1', investorId: 501 });
  return openApi(
    (response, received, count) => {
      meanwhile(session, count);
      return answer(response, received, count);
    },
    { session },
  );
}
