/**
 * Written by npm run generate from openapi/. Do not edit.
 */
import type { Flag } from './flag.ts';
import type { InvestorId } from './investorId.ts';
import type { NotificationChannel } from './notificationChannel.ts';
import type { NotificationKey } from './notificationKey.ts';

export interface NotificationStatusUpdateBody {
  investor_id?: InvestorId;
  notification_key: NotificationKey;
  channel: NotificationChannel;
  /** 1 turns the channel on, 0 turns it off. */
  status: Flag;
}
