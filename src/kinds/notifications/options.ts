import { kind } from '../../config/kind.ts';
import { empty } from '../../config/list.ts';
import type { SectionOf } from '../../config/loose.ts';

/** Notification settings: a checkbox for each channel of each notification. */
export const notifications = kind('notifications', { empty }, ['profileDetails']);

export type NotificationsConfig = SectionOf<typeof notifications>;
