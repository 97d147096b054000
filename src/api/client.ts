import createClient, { type Middleware } from 'openapi-fetch';
import type { paths } from '../../generated/schema.ts';
import { apiContext } from './ports.ts';

/** Sets the headers of every request (specification, section 7). */
const headers: Middleware = {
  onRequest({ request }) {
    const { settings, session } = apiContext();
    const values = {
      Authorization: `Bearer ${settings.clientToken}`,
      [settings.headers.domain]: settings.domain,
      [settings.headers.endPoint]: session.endPoint(),
    };
    for (const [name, value] of Object.entries(values)) if (value !== undefined) request.headers.set(name, value);
    return request;
  },
};

/** The only client. It looks `fetch` up on each call, so that a later replacement takes effect. */
export function createPortalClient() {
  const client = createClient<paths>({
    baseUrl: apiContext().settings.baseUrl,
    fetch: (request) => globalThis.fetch(request),
    // Cookies ignore ports: an API on another port of this host would receive them (Reading R24).
    credentials: 'omit',
    redirect: 'error',
  });
  client.use(headers);
  return client;
}
