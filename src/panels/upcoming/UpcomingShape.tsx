import { SectionFrame } from '../../frame/SectionFrame.tsx';
import { EventSpace, EventsShape } from '../../widgets/EventList.tsx';
import { Loading } from '../../widgets/Loading.tsx';
import type { UpcomingConfig } from './options.ts';
import styles from './UpcomingPanel.module.css';

/** The number of events shown first. */
export const few = 5;

/** As high as the panel with its first events. */
export function UpcomingShape({ section }: { section: UpcomingConfig }) {
  return (
    <SectionFrame section={section}>
      <EventSpace rows={few}>
        <Loading>
          <EventsShape count={few} />
        </Loading>
      </EventSpace>
      <div className={styles.more} />
    </SectionFrame>
  );
}
