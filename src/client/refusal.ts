import { text } from '../values/text/text.ts';
import { ApiError } from './ApiError.ts';
import { type Exchange, leavesOpen, type Step } from './call.ts';
import { problemOf } from './envelope.ts';
import { apiContext } from './ports.ts';

const invalidCredentials = 'Invalid credentials';

/** Whether a token is still the session's, or the session has no token any more. */
const isCurrent = (token: string) => [token, undefined].includes(apiContext().session.token());

/** The statuses of a gateway that has lost the server's answer, or found no server. */
const lostAnswer = [502, 504];

/** The error for an error response; by Reading R18 a 401 for the current token ends the session. */
function errorOf({ api, facts, token, body }: Exchange, { status, headers }: Response): ApiError {
  const { message, errors } = problemOf(body);
  const isAbout = token !== undefined && isCurrent(token) && api.endsSession(body);
  if (status === 401 && message !== invalidCredentials && isAbout) {
    apiContext().session.expire();
    return new ApiError('session', message ?? text.session.ended, status, errors);
  }
  if (leavesOpen(facts) && lostAnswer.includes(status)) {
    return new ApiError('http', text.problems.lostUnsure, status);
  }
  const refused = new ApiError('http', message ?? text.problems.status(status), status, errors);
  const seconds = Number.parseInt(headers.get('retry-after') ?? '', 10);
  if (seconds > 0) {
    refused.message += ` ${text.problems.retryAfter(seconds)}`;
    refused.retryAfter = seconds;
  }
  return refused;
}

/** Makes an `ApiError` of an error response. */
export const refusal: Step = (exchange) => ({
  onResponse({ response }) {
    if (!response.ok) throw errorOf(exchange, response);
  },
});
