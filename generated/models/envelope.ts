/**
 * Written by npm run generate from openapi/. Do not edit.
 */
import type { Message } from './message.ts';
import type { NewToken } from './newToken.ts';
import type { Status } from './status.ts';

/**
 * What every JSON answer has around its `data`.
 */
export interface Envelope {
  status?: Status;
  message?: Message;
  newtoken?: NewToken;
}
