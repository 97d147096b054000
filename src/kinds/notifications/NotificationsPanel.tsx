import { QueryFailure } from '../../screen/QueryFailure.tsx';
import { SectionFrame } from '../../screen/SectionFrame.tsx';
import { SectionLoading } from '../../screen/SectionLoading.tsx';
import { useAnswerOf } from '../../screen/useAnswerOf.ts';
import { useFormat } from '../../screen/useFormat.ts';
import { Small } from '../../ui/box.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { text } from '../../values/text/text.ts';
import { NotificationRow } from './NotificationRow.tsx';
import styles from './NotificationsPanel.module.css';
import type { NotificationsConfig } from './options.ts';
import { channelsOf } from './setting.ts';

/** Notification settings as one table, in the groups and the order of the response. */
export function NotificationsPanel({ section }: { section: NotificationsConfig }) {
  const format = useFormat();
  const query = useAnswerOf('profileDetails', {});
  const settings = query.data?.notifications ?? [];
  const groups = [...new Set(settings.map(({ group }) => group))];
  const channels = [...new Set(settings.flatMap(channelsOf))];
  return (
    <SectionFrame section={section} bare>
      <QueryFailure query={query} />
      {query.isPending && (
        <div className={styles.awaited}>
          <SectionLoading height="100%" />
        </div>
      )}
      {query.data && settings.length === 0 && <EmptyState {...section.empty} />}
      {settings.length > 0 && (
        <div className={styles.frame}>
          <table className={styles.matrix} aria-label={section.title}>
            <thead>
              <tr>
                <td />
                {channels.map((channel) => (
                  <Small key={channel} as="th" scope="col" className={styles.channel}>
                    {format('label', channel)}
                  </Small>
                ))}
              </tr>
            </thead>
            {groups.map((group) => {
              const own = settings.filter((setting) => setting.group === group);
              const isLocked = own.every(({ is_locked }) => is_locked === 1);
              const title = format('text', group);
              return (
                <tbody key={group ?? ''}>
                  <tr>
                    <Small as="th" scope="rowgroup" colSpan={channels.length + 1} className={styles.group}>
                      {isLocked ? text.notifications.alwaysOn(title) : title}
                    </Small>
                  </tr>
                  {own.map((setting, index) => (
                    <NotificationRow key={setting.notification_key ?? index} setting={setting} channels={channels} />
                  ))}
                </tbody>
              );
            })}
          </table>
        </div>
      )}
    </SectionFrame>
  );
}
