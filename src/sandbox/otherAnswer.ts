import { operations } from '../../generated/operations.ts';
import { wrappedAt } from '../values/path.ts';
import type { WireCall } from '../values/wireCall.ts';
import type { Pages } from '../values/wirePages.ts';
import type { OperationId } from './call.ts';
import { exampleFile } from './exampleFile.ts';
import { exampleOf } from './exampleOf.ts';
import { breakCall, type Fault, wait } from './faults.ts';
import { onePage, uncounted } from './otherPages.ts';

/** How an operation of another API differs on the wire. */
interface Wire {
  at: string;
  as?: string;
  file?: string;
  call?: WireCall;
  headers?: readonly string[];
}

/** How an operation of another API differs on the wire; undefined for the portal's own. */
export const wireOf = (facts: object) => (facts as { wire?: Wire }).wire;

/** How an operation is paged; undefined if it is paged in the portal's own way. */
export const pagesOf = (facts: object) => (facts as { pages?: Pages }).pages;

/** The fields that ask for a page: those of the query and of the body. */
async function askedBy(request: Request): Promise<object> {
  const body = await request.text();
  return { ...Object.fromEntries(new URL(request.url).searchParams), ...JSON.parse(body || '{}') };
}

/** The answer of another API: the example of its description, in the API's own form, one page at a time. */
export async function otherAnswer(
  { faults, latency }: { faults: Fault[]; latency: number },
  id: OperationId,
  request: Request,
  { at, as, file }: Wire,
): Promise<Response> {
  const facts = operations[id];
  const change = await breakCall(faults, facts.path);
  await wait(latency);
  if (file) return exampleFile(facts.answer, file);
  const { data } = Object(await exampleOf(id, request));
  const pages = pagesOf(facts);
  const own = change(pages ? uncounted(data) : data);
  const whole = wrappedAt(at, as === undefined ? own : Object(own)[as]);
  return Response.json(pages ? onePage(pages, whole, await askedBy(request)) : whole);
}
