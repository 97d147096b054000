import { CalendarButton } from '../../export/CalendarButton.tsx';
import { SectionFrame } from '../../frame/SectionFrame.tsx';
import { EventSpace, EventsShape } from '../../widgets/EventList.tsx';
import { Loading } from '../../widgets/Loading.tsx';
import type { UpcomingConfig } from './options.ts';
import styles from './UpcomingPanel.module.css';

/** The number of events shown first. */
export const few = 5;

/** As high as the panel while its code is awaited. */
export function UpcomingShape({ section }: { section: UpcomingConfig }) {
  return (
    <SectionFrame section={section} actions={<CalendarButton title={section.title} count={0} listEvents={() => []} />}>
      <EventSpace rows={few}>
        <Loading>
          <EventsShape count={few} />
        </Loading>
      </EventSpace>
      <div className={styles.more} />
    </SectionFrame>
  );
}
