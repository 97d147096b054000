import type { Facts } from './operationAt.ts';
import { matchesPath } from './operationAt.ts';
import type { ApiSettings, SessionPort } from './ports.ts';
import { wireOf } from './wire.ts';

/** What a body depends on besides the call itself. */
interface Surroundings {
  session: Pick<SessionPort, 'investorId'>;
  settings: Pick<ApiSettings, 'withoutInvestor'>;
}

/** The investor, where the description declares it and the config does not exclude the path. */
function investorIn(path: string, facts: Facts, { session, settings }: Surroundings) {
  const isExcluded = settings.withoutInvestor.some((template) => matchesPath(template, path));
  return facts.investor && !isExcluded && session.investorId() !== undefined && { investor_id: session.investorId() };
}

/** The session token, under the name that the operation has for it. */
function tokenIn(facts: Facts, token: string | undefined) {
  const name = wireOf(facts)?.token ?? 'session_token';
  return facts.session !== 'none' && token !== undefined && name !== '' && { [name]: token };
}

/** The body to send. The caller's fields override the investor, nothing overrides the token. No body stays no body. */
export function requestBody(
  path: string,
  facts: Facts,
  data: unknown,
  token: string | undefined,
  wiring: Surroundings,
) {
  if (facts.body === 'none') return undefined;
  const ownToken = tokenIn(facts, token);
  const added = { ...ownToken, ...investorIn(path, facts, wiring) };
  if (data instanceof FormData) {
    const form = new FormData();
    for (const [name, value] of data) form.append(name, value);
    for (const [name, value] of Object.entries(added)) if (!form.has(name)) form.append(name, String(value));
    return form;
  }
  const given = Object.entries(data ?? {}).filter(([, value]) => value !== undefined);
  return JSON.stringify({
    ...added,
    ...Object.fromEntries(given),
    ...ownToken,
  });
}
