import { hasOtherApis, hasRenames } from '../../generated/visitorOperations.ts';
import type { Exchange, Step } from './call.ts';
import { envelopeOf, parsed } from './envelope.ts';
import type { Facts } from './operationFacts.ts';
import { wireOf } from './wire.ts';
import type { Written } from './written.ts';

type Sent = Pick<Written, 'method' | 'path'> & { headers?: Written['headers']; body: string | FormData | undefined };

/**
 * The request with these fields: a POST, or for another API the request that the operation describes. The code for
 * other APIs is loaded on demand, since a portal without one never needs it.
 */
export async function asSent(
  { id, url: path }: { id: string; url: string },
  facts: Facts,
  given: Exchange['fields'],
): Promise<Sent> {
  const wire = wireOf(facts);
  const sent = hasOtherApis && wire?.values?.sent;
  const own = sent ? (await import('../format/wireValues.ts')).valuesToWire(given, sent) : given;
  // Loaded only if the API has other names for some fields.
  const fields = hasRenames ? (await import('./renames.ts')).namedForWire(id, own) : own;
  if (hasOtherApis && wire) return (await import('./written.ts')).written({ ...fields }, path, wire);
  const body = fields && !(fields instanceof FormData) ? JSON.stringify(fields) : fields;
  return { method: 'POST', path, body };
}

async function bodyOf(response: Response, facts: Facts): Promise<unknown> {
  const isFile = facts.answer !== 'json' && !/json|html/i.test(`${response.headers.get('content-type')}`);
  if (response.ok && isFile) return response.blob();
  const content = await response.text();
  return parsed(hasOtherApis && wireOf(facts) ? (await import('./exactNumbers.ts')).exactNumbers(content) : content);
}

/** Writes the request in the form that the API has for it, and reads its answer: the only step that knows both. */
export const adapter: Step = (exchange) => ({
  async onRequest({ request }) {
    const sent = await asSent(exchange, exchange.facts, exchange.fields);
    const to = hasOtherApis ? (await import('./written.ts')).addressed(request, sent) : request;
    return new Request(to, { method: sent.method, body: sent.body ?? null });
  },
  async onResponse({ response }) {
    const { id, facts, endsOf } = exchange;
    const found = await bodyOf(response, facts);
    exchange.body = hasRenames ? (await import('./renames.ts')).namedForPortal(id, found) : found;
    const wire = wireOf(facts);
    if (hasOtherApis && wire && response.ok) (await import('./written.ts')).forgetKeys(exchange.url, wire);
    if (hasOtherApis && wire && !response.ok) exchange.body = (await import('./received.ts')).problemIn(exchange.body);
    if (found instanceof Blob) exchange.answer = found;
    else if (hasOtherApis && response.ok)
      exchange.answer = (await import('./received.ts')).inOwnForm(exchange.body, wire, endsOf);
    else exchange.answer = envelopeOf(exchange.body);
  },
});
