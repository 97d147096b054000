import { QueryFailure } from '../../frame/QueryFailure.tsx';
import { SectionFrame } from '../../frame/SectionFrame.tsx';
import { SectionLoading } from '../../frame/SectionLoading.tsx';
import { useAnswerOf } from '../../frame/useAnswerOf.ts';
import { useFormat } from '../../portal/useFormat.ts';
import { EmptyState } from '../../widgets/EmptyState.tsx';
import { NotificationRow } from './NotificationRow.tsx';
import styles from './NotificationsPanel.module.css';
import type { NotificationsConfig } from './options.ts';
import { channelsOf } from './setting.ts';

/** Notification settings, in the groups and the order of the response. */
export function NotificationsPanel({ section }: { section: NotificationsConfig }) {
  const format = useFormat();
  const query = useAnswerOf('profileDetails', {});
  const settings = query.data?.notifications ?? [];
  const groups = [...new Set(settings.map(({ group }) => group))];
  const channels = [...new Set(settings.flatMap(channelsOf))];
  return (
    <SectionFrame section={section}>
      <QueryFailure query={query} />
      {query.isPending && <SectionLoading height="var(--size-256)" />}
      {query.data && settings.length === 0 && <EmptyState {...section.empty} />}
      {settings.length > 0 && (
        <div className={styles.frame} style={{ '--channels': channels.length }}>
          {groups.map((group) => (
            <div key={group} className={styles.group}>
              <div className={styles.head}>
                <h3 className={styles.title}>{format('text', group)}</h3>
                {channels.map((channel) => (
                  // The name of each switch includes the channel.
                  <span key={channel} className={styles.channel} aria-hidden>
                    {format('label', channel)}
                  </span>
                ))}
              </div>
              <ul>
                {settings
                  .filter((setting) => setting.group === group)
                  .map((setting, index) => (
                    <NotificationRow key={setting.notification_key ?? index} setting={setting} channels={channels} />
                  ))}
              </ul>
            </div>
          ))}
        </div>
      )}
    </SectionFrame>
  );
}
