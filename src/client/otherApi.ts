import { adapters } from '../../generated/adapters.ts';
import type { Pages } from '../values/wirePages.ts';
import type { Api } from './call.ts';
import { type Adapter, forgetKeys } from './defineAdapter.ts';
import { parsed } from './envelope.ts';
import { exactNumbers } from './exactNumbers.ts';
import { sendPage } from './otherPages.ts';
import { own } from './portalApi.ts';
import { dataOf, problemIn, withEnds } from './received.ts';
import { pagesOf, type Wire, wireOf } from './wire.ts';
import { written } from './written.ts';

/** An API that a description in openapi/apis/ describes, with the adapter beside it. */
const adapted = (wire: Wire, adapter: Adapter): Api => ({
  ...own,
  token: wire.token,
  request: ({ id, facts: { kind } }, given) => written({ ...given }, { id, kind }, wire, adapter),
  parsed: (_, content) => parsed(exactNumbers(content)),
  answer({ id }, body) {
    forgetKeys(id);
    return { data: dataOf(body, adapter.answer?.(wire.call.path) ?? '', wire) };
  },
  endsSession: (body) => wire.token !== '' && (adapter.endsSession?.(body) ?? true),
  problem: adapter.problem ?? problemIn,
});

/** The same API for an operation whose list has its pages in another way than the portal's own. */
const paged = (api: Api, pages: Pages): Api => ({
  ...api,
  answer(call, body) {
    // Must run before anything else reads the answer, since it removes the extra row that was requested to look ahead.
    const ends = call.endsOf?.(body);
    return withEnds(api.answer(call, body), ends);
  },
  ask: (call, attempt) => sendPage(call, pages, attempt),
});

const known: Readonly<Record<string, () => Promise<{ default: Adapter }>>> = adapters;

/** The API of an operation in openapi/apis/, or of one of the portal's own with other pages. */
export async function otherApi(facts: object): Promise<Api> {
  const [wire, pages] = [wireOf(facts), pagesOf(facts)];
  const api = wire ? adapted(wire, (await known[wire.api]?.())?.default ?? {}) : own;
  return pages ? paged(api, pages) : api;
}
