import { z } from 'zod';
import type { NotificationsSection } from '../sections/notifications.ts';
import type { Check } from './check.ts';
import { commandsWith, listsWith, operationProblems } from './fields.ts';
import { oneOf } from './problem.ts';
import { common, text } from './words.ts';

/** The shape of a notifications section. */
export const notificationsShape = z.strictObject({
  kind: z.literal('notifications'),
  ...common,
  query: text,
  rows: text,
  command: text,
  empty: z.strictObject({ title: text, text }),
});

const inRow = ['notification_key', 'label', 'description', 'group', 'channels', 'is_locked'];
const inBody = ['notification_key', 'channel', 'status'];

/** Its sense. */
export const notificationsCheck: Check<NotificationsSection> = (section, path, _portal, description) => {
  const unknown = operationProblems(`${path}.query`, section.query, 'query', description);
  if (unknown.length > 0) return unknown;
  return [
    ...oneOf(`${path}.rows`, section.rows, [...listsWith(section.query, inRow, description).keys()]),
    ...oneOf(`${path}.command`, section.command, commandsWith(inBody, description)),
  ];
};
