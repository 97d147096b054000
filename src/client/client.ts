import createClient from 'openapi-fetch';
import type { paths } from '../../generated/schema.ts';
import { adapter } from './adapter.ts';
import { answerCheck } from './answerCheck.ts';
import type { Exchange } from './call.ts';
import { fetchInTime } from './fetchInTime.ts';
import { headers } from './headers.ts';
import { investor } from './investor.ts';
import { newToken } from './newToken.ts';
import { apiContext } from './ports.ts';
import { refusal } from './refusal.ts';
import { sessionToken } from './sessionToken.ts';

/** What a request gets on its way (specification, section 7), and what its answer passes through. */
const onTheWay = [investor, headers, sessionToken, adapter];
const onTheWayBack = [newToken, answerCheck, refusal];

/** Sends one request. Resolves with the envelope without its token, or with a file; rejects as `send` does. */
export async function request(exchange: Exchange): Promise<unknown> {
  const client = createClient<paths>({
    baseUrl: apiContext().settings.baseUrl,
    fetch: fetchInTime(exchange),
    // Cookies ignore ports: an API on another port of this host would receive them (Reading R24).
    credentials: 'omit',
    redirect: 'error',
  });
  // No type knows which operation this is; the steps write the body that it describes.
  await client.POST(exchange.url as '/whitelabel/fetch', {
    ...(exchange.facts.body === 'json' && { headers: { 'Content-Type': 'application/json' } }),
    // Answers pass through the client's list from its end; the first to read one is `adapter`.
    middleware: [...onTheWayBack.toReversed(), ...onTheWay].map((step) => step(exchange)),
    parseAs: 'stream',
  });
  return exchange.answer;
}
