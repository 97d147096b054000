import type { Data } from '../../api/types.ts';
import { commandName, list, query } from '../declare.ts';
import type { CommandWith } from '../described.ts';
import { kind } from '../kind.ts';
import type { SectionOf } from '../loose.ts';
import { empty } from './list.ts';

/** The required fields of a setting, by the description's names. */
type Setting = Pick<
  Data<'profileDetails'>['notifications'][number],
  'notification_key' | 'label' | 'description' | 'group' | 'channels' | 'is_locked'
>;

/** Notification settings: a switch for each channel of each notification. */
export const notifications = kind('notifications', {
  query: query('listed'),
  rows: list<Setting>('notification_key', 'label', 'description', 'group', 'channels', 'is_locked'),
  /** The command that turns one notification on or off on one channel. */
  command: commandName('notification_key', 'channel', 'status'),
  empty,
});

export type NotificationsConfig = SectionOf<typeof notifications>;
export type NotificationCommand = CommandWith<'notification_key' | 'channel' | 'status'>;
