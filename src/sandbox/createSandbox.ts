import { getResponse, type PathParams, type RequestHandler } from 'msw';
import { mocks } from '../../generated/mocks.ts';
import { type CalendarDate, todayHere } from '../format/calendar.ts';
import type { OperationId } from './call.ts';
import type { Fault } from './faults.ts';
import { respond } from './respond.ts';
import { freshState } from './state.ts';

export interface SandboxOptions {
  /** The day it is; the real one by default. */
  today?: () => CalendarDate;
  /** Milliseconds since 1970, for sessions. */
  now?: () => number;
  /** Milliseconds before every answer. */
  latency?: number;
  faults?: Fault[];
}

export interface Sandbox {
  /** The generated MSW handlers, the most specific path first. */
  handlers: RequestHandler[];
  /** The faults at work; a test may add some. */
  faults: Fault[];
  /** The answer to a request, or undefined when no operation has its path. */
  handle(request: Request): Promise<Response | undefined>;
  /** Restores data, passwords and faults, and ends every session. */
  reset(): void;
}

type Resolve = (info: { request: Request; params: PathParams }) => Promise<never>;

// One shape for all of them: a union of all generated types is too much for the compiler.
const handlerOf: Record<OperationId, (resolve: Resolve) => RequestHandler> = mocks;

// Object.keys() knows no literal types; the generated object has the operation ids as its keys, in the order to try them.
const operationIds = Object.keys(mocks) as OperationId[];

/** A whole back end over the generated MSW handlers; its state lives as long as the object. */
export function createSandbox(options: SandboxOptions = {}): Sandbox {
  const { now = Date.now, latency = 0, faults = [] } = options;
  const { today = () => todayHere(new Date(now())) } = options;
  const surroundings = { state: freshState({ today, now }), faults: [...faults], latency };

  const handlers = operationIds.map((id) =>
    handlerOf[id](async ({ request, params }) => {
      // Thrown, a response goes out as it is; returned, the generated handler would wrap it in one of its own.
      throw await respond(surroundings, id, request, params.id?.toString());
    }),
  );

  return {
    handlers,
    faults: surroundings.faults,
    handle: (request) => getResponse(handlers, request),
    reset() {
      surroundings.state = freshState({ today, now });
      surroundings.faults.splice(0, Number.POSITIVE_INFINITY, ...faults);
    },
  };
}
