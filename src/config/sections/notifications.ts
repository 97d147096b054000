import type { Body, CommandId, Data } from '../../api/types.ts';
import type { ListedQuery, ListOf, PartFlag, RowOf } from '../fields.ts';

/** What a setting cannot be without: by the description's names. */
type Setting = Pick<
  Data<'profileDetails'>['notifications'][number],
  'notification_key' | 'label' | 'description' | 'group' | 'channels' | 'is_locked'
>;

/** The lists of settings in a query's data. */
type SettingsOf<Query extends ListedQuery> = {
  [List in ListOf<Query>]: RowOf<Query, List> extends Setting ? List : never;
}[ListOf<Query>];

/** The commands that turn one notification on or off on one channel. */
export type NotificationCommand = {
  [Id in CommandId]: Body<Id> extends Pick<Body<'notificationStatusUpdate'>, 'notification_key' | 'channel' | 'status'>
    ? Id
    : never;
}[CommandId];

/** What the investor is told of and how: a switch for each channel of each notification. */
export interface NotificationsSection {
  kind: 'notifications';
  id: string;
  title: string;
  /** Drawn and asked for only where this part is on for the investor. */
  part?: PartFlag;
  query: ListedQuery;
  rows: string;
  command: NotificationCommand;
  empty: { title: string; text: string };
}

/** Notification settings. The query decides which lists of them there are. */
export function notifications<
  Query extends ListedQuery,
  List extends SettingsOf<Query>,
  const Id extends string,
>(spec: {
  id: Id;
  title: string;
  part?: PartFlag;
  query: Query;
  rows: List;
  command: NotificationCommand;
  empty: { title: string; text: string };
}): NotificationsSection & { id: Id } {
  return { kind: 'notifications', ...spec };
}
