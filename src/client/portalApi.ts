import { hasRenames } from '../../generated/visitorOperations.ts';
import type { Api } from './call.ts';
import { envelopeOf, parsed } from './envelope.ts';

/** Loaded only if the API has other names for some fields. */
const renames = async () => (hasRenames ? import('./renames.ts') : undefined);

/** The portal's own API: a POST of a body with the token, whose answer is in the envelope (specification, section 7). */
export const own: Api = {
  token: 'session_token',
  async request({ id, url }, fields) {
    const sent = (await renames())?.namedForWire(id, fields) ?? fields;
    return { method: 'POST', path: url, body: sent && !(sent instanceof FormData) ? JSON.stringify(sent) : sent };
  },
  async parsed(id, content) {
    const body = parsed(content);
    const names = await renames();
    return names ? names.namedForPortal(id, body) : body;
  },
  answer: (_, body) => envelopeOf(body),
  endsSession: () => true,
  problem: (body) => body,
  ask: (call, attempt) => attempt(call),
};
