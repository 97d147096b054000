import { hasOtherApis, hasRenames } from '../../generated/visitorOperations.ts';
import type { Facts } from './operationFacts.ts';
import type { ApiSettings, SessionPort } from './ports.ts';
import { wireOf } from './wire.ts';
import type { Written } from './written.ts';

/** What a body depends on besides the call itself. */
interface Surroundings {
  session: Pick<SessionPort, 'investorId'>;
  settings: Pick<ApiSettings, 'withoutInvestor'>;
}

/** Whether the body carries the investor: the description declares it, and the config does not exclude the path. */
const takesInvestor = (facts: Facts, { settings }: Surroundings) =>
  facts.investor && !settings.withoutInvestor.some((path) => plainPath(path) === plainPath(facts.path));

/** A path without its leading slash and the names of its parameters. */
const plainPath = (path: string) => path.replace(/^\//, '').replaceAll(/\{[^}]*\}/g, '{}');

/** The session token under the operation's name for it. */
function tokenIn(facts: Facts, token: string | undefined): Record<string, string> {
  const name = wireOf(facts)?.token ?? 'session_token';
  return facts.session !== 'none' && token !== undefined && name !== '' ? { [name]: token } : {};
}

/**
 * The fields to send. The caller's fields override the investor; nothing overrides the token. If the body may not carry
 * an investor, one that the caller names is left out, and the header alone identifies the investor. Undefined for an
 * operation without a body.
 */
function fieldsOf(facts: Facts, data: unknown, token: string | undefined, wiring: Surroundings) {
  if (facts.body === 'none') return undefined;
  const ownToken = tokenIn(facts, token);
  const isCarried = takesInvestor(facts, wiring);
  const investorId = wiring.session.investorId();
  const added = { ...ownToken, ...(isCarried && investorId !== undefined && { investor_id: investorId }) };
  if (data instanceof FormData) {
    const form = new FormData();
    for (const [name, value] of data) form.append(name, value);
    for (const [name, value] of Object.entries(added)) if (!form.has(name)) form.append(name, String(value));
    return form;
  }
  const given = Object.entries(data ?? {}).filter(
    ([name, value]) => value !== undefined && (isCarried || name !== 'investor_id'),
  );
  return { ...added, ...Object.fromEntries(given), ...ownToken };
}

/**
 * The request of a call: a POST of its fields, or for another API the request that the operation describes. The code
 * for other APIs is loaded on demand, since a portal without one never needs it.
 */
export async function requestOf(
  { id, url: path }: { id: string; url: string },
  facts: Facts,
  ...call: [data: unknown, token: string | undefined, wiring: Surroundings]
): Promise<Pick<Written, 'method' | 'path'> & { headers?: Written['headers']; body: Body }> {
  const given = fieldsOf(facts, ...call);
  const wire = wireOf(facts);
  const sent = hasOtherApis && wire?.values?.sent;
  const own = sent ? (await import('../format/wireValues.ts')).valuesToWire(given, sent) : given;
  // Loaded only if the API has other names for some fields.
  const fields = hasRenames ? (await import('./renames.ts')).namedForWire(id, own) : own;
  if (hasOtherApis && wire) return (await import('./written.ts')).written({ ...fields }, path, wire);
  const body = fields && !(fields instanceof FormData) ? JSON.stringify(fields) : fields;
  return { method: 'POST', path, body };
}

type Body = string | FormData | undefined;
