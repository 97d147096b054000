import type { Facts } from './operationAt.ts';
import { matchesPath } from './operationAt.ts';
import type { ApiSettings, SessionPort } from './ports.ts';
import { wireOf } from './wire.ts';

/** What a body depends on besides the call itself. */
interface Surroundings {
  session: Pick<SessionPort, 'investorId'>;
  settings: Pick<ApiSettings, 'withoutInvestor'>;
}

/** Whether the body carries the investor: the description declares it, and the config does not exclude the path. */
const takesInvestor = (path: string, facts: Facts, { settings }: Surroundings) =>
  facts.investor && !settings.withoutInvestor.some((template) => matchesPath(template, path));

/** The session token, under the name that the operation has for it, and what every call of another API sends alike. */
function tokenIn(facts: Facts, token: string | undefined) {
  const wire = wireOf(facts);
  const name = wire?.token ?? 'session_token';
  const isSent = facts.session !== 'none' && token !== undefined && name !== '';
  return { ...wire?.constants, ...(isSent && { [name]: token }) };
}

/**
 * The body to send. The caller's fields override the investor, nothing overrides the token and constants. An investor that the caller
 * names is left out where the body carries none: the header alone says whom it is about. No body stays no body.
 */
export function requestBody(
  path: string,
  facts: Facts,
  data: unknown,
  token: string | undefined,
  wiring: Surroundings,
) {
  if (facts.body === 'none') return undefined;
  const ownToken = tokenIn(facts, token);
  const isCarried = takesInvestor(path, facts, wiring);
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
  return JSON.stringify({
    ...added,
    ...Object.fromEntries(given),
    ...ownToken,
  });
}
