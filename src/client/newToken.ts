import { text } from '../values/text/text.ts';
import { ApiError } from './ApiError.ts';
import { type Step, scopeOf } from './call.ts';
import { newTokenOf } from './envelope.ts';
import { apiContext } from './ports.ts';

/**
 * Gives the session its new token, whatever else the answer says, whichever investor it is about and whether or not
 * anyone still waits for it. Then drops an answer of a session that has ended, or of an earlier investor.
 */
export const newToken: Step = (exchange) => ({
  onResponse() {
    const { session } = apiContext();
    const { token, epoch, sessionEpoch, sentAt, facts, body } = exchange;
    const renewed = newTokenOf(body);
    if (renewed !== undefined && token !== undefined && session.epoch('user') === sessionEpoch)
      session.renew(renewed, sentAt);
    if (facts.session !== 'none' && session.epoch(scopeOf(exchange)) !== epoch)
      throw new ApiError('stale', text.problems.stale);
  },
});
