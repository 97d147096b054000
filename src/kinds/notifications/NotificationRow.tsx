import { useId } from 'react';
import { useFormat } from '../../screen/useFormat.ts';
import { text } from '../../values/text/text.ts';
import { NotificationBox } from './NotificationBox.tsx';
import styles from './NotificationsPanel.module.css';
import { type Channel, channelsOf, type Setting } from './setting.ts';

interface NotificationRowProps {
  setting: Setting;
  /** The channels of all settings; the cell of a channel that this one lacks stays empty. */
  channels: readonly Channel[];
}

/** A notification: a checkbox for each channel. A tooltip and screen readers say when it is sent. */
export function NotificationRow({ setting, channels }: NotificationRowProps) {
  const format = useFormat();
  const id = useId();
  const own = channelsOf(setting);
  const about = [format('text', setting.description), ...(setting.is_locked === 1 ? [text.notifications.locked] : [])];
  return (
    <tr className={styles.row} title={about.join(' ')}>
      <th scope="row">
        <span>{format('text', setting.label)}</span>
        <span id={id} hidden>
          {about.join(' ')}
        </span>
      </th>
      {channels.map((channel) => (
        <td key={channel} className={styles.box}>
          {own.includes(channel) && <NotificationBox setting={setting} channel={channel} describedBy={id} />}
        </td>
      ))}
    </tr>
  );
}
