import type { ReactNode } from 'react';
import styles from './EventList.module.css';
import { Figure } from './Figure.tsx';
import { Skeleton } from './Skeleton.tsx';

export interface ListedEvent {
  /** The formatted date, or words in its place. */
  date: string;
  /** What it is about, with its link if it has one. */
  what: ReactNode;
  /** What happens. */
  label: string;
  /** A remark; shown instead of the label where there is little room. */
  note?: string | undefined;
  /** The formatted amount. */
  amount?: string | undefined;
}

/** Events one below the other: date, what and amount, on one line each or on two where there is little room. */
export function EventList({ events }: { events: readonly ListedEvent[] }) {
  return (
    <EventSpace rows={0}>
      <ul>
        {events.map(({ date, what, label, note, amount }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: an event that arrives late fills a place instead of moving others
          <li key={index} className={styles.row}>
            <span className={styles.date}>{date}</span>
            <span className={styles.what} dir="auto">
              {what}
            </span>
            <span className={styles.happens}>
              <span className={styles.label}>{label}</span>
              {note && (
                <>
                  <span className={styles.label}> · </span>
                  <span>{note}</span>
                </>
              )}
            </span>
            {amount !== undefined && (
              <span className={styles.amount}>
                <Figure>{amount}</Figure>
              </span>
            )}
          </li>
        ))}
      </ul>
    </EventSpace>
  );
}

/** Reserves the height of so many events for whatever is shown. */
export function EventSpace({ rows, children }: { rows: number; children: ReactNode }) {
  return (
    <div className={styles.frame}>
      <div className={styles.space} style={{ '--rows': rows }}>
        {children}
      </div>
    </div>
  );
}

/** The skeleton of so many events. */
export function EventsShape({ count }: { count: number }) {
  return <EventList events={Array.from({ length: count }, () => ({ date: '', what: <Skeleton />, label: '' }))} />;
}
