import type { Step } from './call.ts';
import { apiContext, requestIdHeader } from './ports.ts';

/** Sets the headers of every request: who asks, for which host and end point and, if the config asks for it, an id. */
export const headers: Step = ({ reference }) => ({
  onRequest({ request }) {
    const { settings, session } = apiContext();
    const values = {
      [requestIdHeader]: reference,
      Authorization: `Bearer ${settings.clientToken}`,
      [settings.headers.domain]: settings.domain,
      [settings.headers.endPoint]: session.endPoint(),
    };
    for (const [name, value] of Object.entries(values)) if (value !== undefined) request.headers.set(name, value);
  },
});
