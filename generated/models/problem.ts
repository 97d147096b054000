/**
 * Written by npm run generate from openapi/. Do not edit.
 */
import type { Message } from './message.ts';
import type { NewToken } from './newToken.ts';
import type { ProblemErrors } from './problemErrors.ts';

/**
 * The answer to a request that was not carried out.
 */
export interface Problem {
  status: 'error';
  message: Message;
  newtoken?: NewToken;
  /** What is wrong, by field of the request; `general` is for the request as a whole. */
  errors?: ProblemErrors;
}
