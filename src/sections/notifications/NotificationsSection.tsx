import type { NotificationsConfig } from '../../config/kinds/notifications.ts';
import { objectIn, rowsIn } from '../../frame/fields.ts';
import { QueryFailure } from '../../frame/QueryFailure.tsx';
import { SectionFrame } from '../../frame/SectionFrame.tsx';
import { SectionLoading } from '../../frame/SectionLoading.tsx';
import { useAnswer } from '../../frame/useAnswer.ts';
import { useFormat } from '../../portal/useFormat.ts';
import { EmptyState } from '../../widgets/EmptyState.tsx';
import { NotificationRow } from './NotificationRow.tsx';
import styles from './NotificationsSection.module.css';

/** Notification settings, in the groups and the order of the response. */
export function NotificationsSection({ section }: { section: NotificationsConfig }) {
  const format = useFormat();
  const { query, data, queryKey } = useAnswer(section);
  const rows = data ? rowsIn(data, section.rows) : [];
  const groups = [...new Set(rows.map(({ group }) => group))];
  const channels = [...new Set(rows.flatMap((row) => Object.keys(objectIn(row, 'channels'))))];
  return (
    <SectionFrame section={section}>
      <QueryFailure query={query} />
      {query.isPending && <SectionLoading height="var(--size-256)" />}
      {data && rows.length === 0 && <EmptyState {...section.empty} />}
      {rows.length > 0 && (
        <div className={styles.frame} style={{ '--channels': channels.length }}>
          {groups.map((group) => (
            <div key={String(group)} className={styles.group}>
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
                {rows
                  .filter((row) => row.group === group)
                  .map((row, index) => (
                    <NotificationRow
                      key={String(row.notification_key ?? index)}
                      section={section}
                      row={row}
                      channels={channels}
                      queryKey={queryKey}
                    />
                  ))}
              </ul>
            </div>
          ))}
        </div>
      )}
    </SectionFrame>
  );
}
