/**
 * Written by npm run generate from openapi/. Do not edit.
 */
import type { Flag } from './flag.ts';

/**
 * 1 for each channel that is on.
 */
export interface NotificationChannels {
  email: Flag;
  sms: Flag;
  portal: Flag;
}
