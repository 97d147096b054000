import type { QueryKey } from '@tanstack/react-query';
import { useId } from 'react';
import type { NotificationsConfig } from '../../config/kinds/notifications.ts';
import { type AnswerData, objectIn } from '../../frame/fields.ts';
import { useFormat } from '../../portal/useFormat.ts';
import { text } from '../../text/text.ts';
import { NotificationSwitch } from './NotificationSwitch.tsx';
import styles from './NotificationsSection.module.css';

interface NotificationRowProps {
  section: NotificationsConfig;
  row: AnswerData;
  /** The channels of all rows; the cell of a channel that this row lacks stays empty. */
  channels: readonly string[];
  /** The cache key of the row's query. */
  queryKey: QueryKey;
}

/** A notification: when it is sent, and a switch for each channel. */
export function NotificationRow({ section, row, channels, queryKey }: NotificationRowProps) {
  const format = useFormat();
  const id = useId();
  const on = objectIn(row, 'channels');
  return (
    <li className={styles.row}>
      <div className={styles.about}>
        <p className={styles.name}>{format('text', row.label)}</p>
        <p className={styles.description} id={id}>
          <span>{format('text', row.description)}</span>
          {row.is_locked === 1 && <span className={styles.locked}>{` ${text.notifications.locked}`}</span>}
        </p>
      </div>
      <div className={styles.switches}>
        {channels.map((channel) => (
          <span key={channel} className={styles.place}>
            {Object.hasOwn(on, channel) && (
              <NotificationSwitch section={section} row={row} channel={channel} queryKey={queryKey} describedBy={id} />
            )}
          </span>
        ))}
      </div>
    </li>
  );
}
