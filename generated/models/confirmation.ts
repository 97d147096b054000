/**
 * Written by npm run generate from openapi/. Do not edit.
 */
import type { Message } from './message.ts';
import type { NewToken } from './newToken.ts';
import type { Status } from './status.ts';

/**
 * The answer of a command that has nothing to hand back but its message.
 */
export interface Confirmation {
  status: Status;
  message: Message;
  newtoken?: NewToken;
}
