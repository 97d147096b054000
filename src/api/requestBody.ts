import type { Facts } from './operationAt.ts';
import { matchesPath } from './operationAt.ts';
import type { ApiSettings, SessionPort } from './ports.ts';

/** What a body depends on besides the call itself. */
interface Surroundings {
  session: Pick<SessionPort, 'investorId'>;
  settings: Pick<ApiSettings, 'withoutInvestor'>;
}

/** The fields that the transport adds to a body: the session token, and the investor unless the path is excluded. */
function additions(path: string, facts: Facts, token: string | undefined, { session, settings }: Surroundings) {
  const isExcluded = settings.withoutInvestor.some((template) => matchesPath(template, path));
  return {
    ...(facts.session !== 'none' && token !== undefined && { session_token: token }),
    ...(!isExcluded && session.investorId() !== undefined && { investor_id: session.investorId() }),
  };
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
  const added = additions(path, facts, token, wiring);
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
    ...('session_token' in added && { session_token: token }),
  });
}
