import type { Api, Exchange, Step } from './call.ts';
import { withFields } from './investor.ts';
import type { Facts } from './operationFacts.ts';

/** The fields of a body with the session token, under the API's name for it. Nothing overrides the token. */
export function withToken(
  fields: Exchange['fields'],
  facts: Facts,
  { token: name }: Api,
  token: string | undefined,
): Exchange['fields'] {
  if (!fields || facts.session === 'none' || token === undefined || name === '') return fields;
  return withFields(fields, { [name]: token });
}

/** Sends the session's token with every call but those of visitors. */
export const sessionToken: Step = (exchange) => ({
  onRequest() {
    exchange.fields = withToken(exchange.fields, exchange.facts, exchange.api, exchange.token);
  },
});
