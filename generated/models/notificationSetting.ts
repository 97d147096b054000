/**
 * Written by npm run generate from openapi/. Do not edit.
 */
import type { Flag } from './flag.ts';
import type { NotificationChannels } from './notificationChannels.ts';
import type { NotificationKey } from './notificationKey.ts';

export interface NotificationSetting {
  notification_key: NotificationKey;
  label: string;
  /** When the notification is sent. */
  description: string;
  /** The heading it stands under. */
  group: string;
  channels: NotificationChannels;
  /** 1 where the setting is always on and cannot be changed. */
  is_locked: Flag;
}
