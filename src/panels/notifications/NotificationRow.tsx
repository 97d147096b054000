import { useId } from 'react';
import { useFormat } from '../../portal/useFormat.ts';
import { text } from '../../text/text.ts';
import { NotificationSwitch } from './NotificationSwitch.tsx';
import styles from './NotificationsPanel.module.css';
import { type Channel, channelsOf, type Setting } from './setting.ts';

interface NotificationRowProps {
  setting: Setting;
  /** The channels of all settings; the cell of a channel that this one lacks stays empty. */
  channels: readonly Channel[];
}

/** A notification: when it is sent, and a switch for each channel. */
export function NotificationRow({ setting, channels }: NotificationRowProps) {
  const format = useFormat();
  const id = useId();
  const own = channelsOf(setting);
  return (
    <li className={styles.row}>
      <div className={styles.about}>
        <p className={styles.name}>{format('text', setting.label)}</p>
        <p className={styles.description} id={id}>
          <span>{format('text', setting.description)}</span>
          {setting.is_locked === 1 && <span className={styles.locked}>{` ${text.notifications.locked}`}</span>}
        </p>
      </div>
      <div className={styles.switches}>
        {channels.map((channel) => (
          <span key={channel} className={styles.place}>
            {own.includes(channel) && <NotificationSwitch setting={setting} channel={channel} describedBy={id} />}
          </span>
        ))}
      </div>
    </li>
  );
}
