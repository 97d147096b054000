import { hasOtherApis, hasRenames } from '../../generated/visitorOperations.ts';
import type { Adapter, Called, Exchange, RequestForm, Step } from './call.ts';
import { envelopeOf, parsed } from './envelope.ts';
import type { Facts } from './operationFacts.ts';
import { pagesOf, wireOf } from './wire.ts';

/** The portal's own API: a POST of a body, whose answer is in the envelope (specification, section 7). */
const own: Adapter = {
  request({ url }, fields, named) {
    const sent = named(fields);
    return { method: 'POST', path: url, body: sent && !(sent instanceof FormData) ? JSON.stringify(sent) : sent };
  },
  parsed,
  answer: (_, body) => envelopeOf(body),
  problem: (body) => body,
};

/** The code for other APIs is loaded on demand, since a portal without one never needs it. */
const adapterFor = async (facts: Facts): Promise<Adapter> =>
  hasOtherApis && (wireOf(facts) ?? pagesOf(facts)) ? (await import('./otherApi.ts')).otherApi : own;

/** The request with these fields, under the names that the API has for them. */
export async function asSent(call: Called & { id: string }, fields: Exchange['fields']): Promise<RequestForm> {
  const api = await adapterFor(call.facts);
  // Loaded only if the API has other names for some fields.
  const renames = hasRenames ? await import('./renames.ts') : undefined;
  return api.request(call, fields, (one) => renames?.namedForWire(call.id, one) ?? one);
}

/** Writes the request in the form that the API has for it, and reads its answer: the only step that knows both. */
export const adapter: Step = (exchange) => ({
  async onRequest({ request, options }) {
    const { method, path, headers = {}, body } = await asSent(exchange, exchange.fields);
    const sent = path === exchange.url ? request : new Request(`${options.baseUrl}${path}`, request);
    for (const [name, value] of Object.entries(headers)) sent.headers.set(name, value);
    if (body === undefined) sent.headers.delete('Content-Type');
    return new Request(sent, { method, body: body ?? null });
  },
  async onResponse({ response }) {
    const { id, facts } = exchange;
    const api = await adapterFor(facts);
    const isFile = facts.answer !== 'json' && !/json|html/i.test(`${response.headers.get('content-type')}`);
    if (response.ok && isFile) {
      const file = await response.blob();
      exchange.body = file;
      exchange.answer = file;
      return;
    }
    const found = api.parsed(await response.text());
    const body = hasRenames ? (await import('./renames.ts')).namedForPortal(id, found) : found;
    exchange.body = response.ok ? body : api.problem(body);
    exchange.answer = response.ok ? api.answer(exchange, body) : undefined;
  },
});
