import type { Exchange, Step } from './call.ts';
import { withFields } from './investor.ts';
import type { Facts } from './operationFacts.ts';
import { wireOf } from './wire.ts';

/** The fields of a body with the session token, under the operation's name for it. Nothing overrides the token. */
export function withToken(fields: Exchange['fields'], facts: Facts, token: string | undefined): Exchange['fields'] {
  const name = wireOf(facts)?.token ?? 'session_token';
  if (!fields || facts.session === 'none' || token === undefined || name === '') return fields;
  return withFields(fields, { [name]: token });
}

/** Sends the session's token with every call but those of visitors. */
export const sessionToken: Step = (exchange) => ({
  onRequest() {
    exchange.fields = withToken(exchange.fields, exchange.facts, exchange.token);
  },
});
