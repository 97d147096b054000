import { getResponse, http, type PathParams, type RequestHandler } from 'msw';
import { examples } from '../../generated/examples.ts';
import { mocks } from '../../generated/mocks.ts';
import { operations } from '../../generated/operations.ts';
import type { CalendarDate } from '../values/calendar.ts';
import { todayHere } from '../values/todayHere.ts';
import type { OperationId } from './call.ts';
import { callOf } from './callOf.ts';
import type { Fault } from './faults.ts';
import { respond } from './respond.ts';
import { freshState, restoredState, type SavedState, savedState } from './state.ts';

export interface SandboxOptions {
  /** Today's date; by default the real one. */
  today?: () => CalendarDate;
  /** The time of sessions, in milliseconds since 1970. */
  now?: () => number;
  /** The delay before every answer, in milliseconds. */
  latency?: number;
  faults?: Fault[];
}

export interface Sandbox {
  /** The generated MSW handlers, and those of other APIs, each most specific path first. */
  handlers: RequestHandler[];
  /** The active faults; a test may add some. */
  faults: Fault[];
  /** Answers a request; undefined if no operation has its path. */
  handle(request: Request): Promise<Response | undefined>;
  /** Restores data, passwords and faults, and ends all sessions. */
  reset(): void;
  /** The changes that calls have made so far. */
  savedState(): SavedState;
  /** Restores changes that were kept. */
  restore(saved: SavedState): void;
}

type Resolve = (info: { request: Request; params: PathParams }) => Promise<never>;

// One type for all of them, because a union of all generated types is too large for the compiler.
const handlerOf: Record<keyof typeof mocks, (resolve: Resolve) => RequestHandler> = mocks;

// `Object.keys()` returns plain strings; the keys of the generated objects are operation ids, in matching order.
const ownIds = Object.keys(mocks) as (keyof typeof mocks)[];
const otherIds = Object.keys(examples) as OperationId[];

/** A complete back end on the generated MSW handlers; its state lives as long as the object. */
export function createSandbox(options: SandboxOptions = {}): Sandbox {
  const { now = Date.now, latency = 0, faults = [] } = options;
  const { today = () => todayHere(new Date(now())) } = options;
  const surroundings = { state: freshState({ today, now }), faults: [...faults], latency };

  const own = ownIds.map((id) =>
    handlerOf[id](async ({ request, params }) => {
      // A thrown response is sent unchanged; a returned one would be wrapped by the generated handler.
      throw await respond(surroundings, id, request, params.id?.toString());
    }),
  );
  const others = otherIds.map((id) => {
    const { method, ending } = callOf(operations[id]);
    const handler = http[method.toLowerCase() as Lowercase<typeof method>];
    return handler(ending, ({ request }) => respond(surroundings, id, request));
  });
  const handlers = [...own, ...others];

  return {
    handlers,
    faults: surroundings.faults,
    handle: (request) => getResponse(handlers, request),
    reset() {
      surroundings.state = freshState({ today, now });
      surroundings.faults.splice(0, Number.POSITIVE_INFINITY, ...faults);
    },
    savedState: () => savedState(surroundings.state),
    restore(saved) {
      surroundings.state = restoredState({ today, now }, saved);
    },
  };
}
