import { strToU8, zipSync } from 'fflate';
import { examples } from '../../generated/examples.ts';
import { operations } from '../../generated/operations.ts';
import type { WireCall } from '../values/wireCall.ts';
import type { Pages } from '../values/wirePages.ts';
import type { OperationId } from './call.ts';
import { renderPdf } from './documents/renderPdf.ts';
import { breakCall, type Fault, wait } from './faults.ts';
import { onePage } from './otherPages.ts';

/** How an operation of another API differs on the wire. */
interface Wire {
  file?: string;
  call?: WireCall;
  headers?: readonly string[];
}

/** How an operation of another API differs on the wire; undefined for the portal's own. */
export const wireOf = (facts: object) => (facts as { wire?: Wire }).wire;

/** How an operation is paged; undefined if it is paged in the portal's own way. */
export const pagesOf = (facts: object) => (facts as { pages?: Pages }).pages;

const table = strToU8('date,amount\r\n2026-01-01,1.00\r\n');
const page = { title: 'An example', about: [], tables: [], notes: [], made_at: '2026-01-01T00:00:00Z' };

/** An example of the file that an operation of another API returns, by its kind and its media type. */
export async function exampleFile(kind: string, type: string): Promise<Response> {
  const archive = () => zipSync({ 'table.csv': table }, { mtime: '2026-01-01' });
  const file = kind === 'pdf' ? await renderPdf(page, 0) : kind === 'zip' ? archive() : table;
  return new Response(file, { headers: { 'content-type': type } });
}

/** The fields that ask for a page: those of the query and of the body. */
async function askedBy(request: Request): Promise<object> {
  const body = await request.text();
  const isForm = request.headers.get('content-type')?.startsWith('application/x-www-form-urlencoded');
  return {
    ...Object.fromEntries(new URL(request.url).searchParams),
    ...(isForm ? Object.fromEntries(new URLSearchParams(body)) : JSON.parse(body || '{}')),
  };
}

/** The answer of another API: the example of its description, one page at a time. */
export async function otherAnswer(
  { faults, latency }: { faults: Fault[]; latency: number },
  id: OperationId,
  request: Request,
): Promise<Response> {
  const facts = operations[id];
  const change = await breakCall(faults, facts.path);
  await wait(latency);
  const { file } = wireOf(facts) ?? {};
  if (file) return exampleFile(facts.answer, file);
  const pages = pagesOf(facts);
  const whole = change(examples[id]);
  return Response.json(pages ? onePage(pages, whole, await askedBy(request)) : whole);
}
