import { useMemo, useState } from 'react';
import { CalendarButton } from '../../export/CalendarButton.tsx';
import { todayHere } from '../../format/calendar.ts';
import { sectionPlace } from '../../frame/places.ts';
import { SectionFrame } from '../../frame/SectionFrame.tsx';
import { Link } from '../../portal/Link.tsx';
import { usePortal } from '../../portal/PortalContext.tsx';
import { useFormat } from '../../portal/useFormat.ts';
import { firstEvents, upcomingEvents } from '../../portfolio/upcoming.ts';
import { ShowAll } from '../../sections/parts/ShowAll.tsx';
import { text } from '../../text/text.ts';
import { EmptyState } from '../../widgets/EmptyState.tsx';
import { EventList, EventSpace, EventsShape } from '../../widgets/EventList.tsx';
import { Loading } from '../../widgets/Loading.tsx';
import { calendarEvents, eventWords } from '../parts/eventWords.ts';
import { mostSchedules } from '../parts/loansToAsk.ts';
import { useCashFlow } from '../parts/useCashFlow.ts';
import { EventLink } from './EventLink.tsx';
import { MissingEvents } from './MissingEvents.tsx';
import type { UpcomingConfig } from './options.ts';
import styles from './UpcomingPanel.module.css';
import { few } from './UpcomingShape.tsx';
import { useClosingOffers } from './useClosingOffers.ts';

/** What happens next. A query that fails leaves the events of the others. */
export function UpcomingPanel({ section }: { section: UpcomingConfig }) {
  const format = useFormat();
  const [isWhole, setWhole] = useState(false);
  const coming = useCashFlow();
  const closing = useClosingOffers();
  const today = todayHere();
  const events = useMemo(
    () => upcomingEvents(coming.flow, closing.offers, today),
    [coming.flow, closing.offers, today],
  );
  const isWaiting = coming.isWaiting || closing.isWaiting;
  const hasFailed = [coming.investments, closing.query, ...coming.activities].some(({ error }) => error);
  const shown = isWhole ? events : firstEvents(events, few);
  return (
    <SectionFrame
      section={section}
      actions={
        <CalendarButton
          title={section.title}
          count={events.filter(({ day }) => day !== undefined).length}
          listEvents={() => calendarEvents(events, format)}
        />
      }
    >
      <EventSpace rows={few}>
        <MissingEvents coming={coming} offers={closing.query} />
        {coming.investments.isPending && events.length === 0 ? (
          <Loading>
            <EventsShape count={few} />
          </Loading>
        ) : (
          <div aria-busy={isWaiting}>
            <EventList
              events={shown.map((event) => {
                const { name, ...words } = eventWords(event, format);
                return { ...words, what: <EventLink event={event}>{name}</EventLink> };
              })}
            />
          </div>
        )}
        {!isWaiting && events.length === 0 && !hasFailed && <EmptyState {...section.empty} />}
      </EventSpace>
      {isWhole && coming.others.length > 0 && (
        <p className={styles.note}>
          {text.upcoming.others(
            coming.others.length,
            format('number', coming.others.length),
            format('number', mostSchedules),
          )}
        </p>
      )}
      <div className={styles.more}>
        {events.length > shown.length && <ShowAll count={events.length} onShow={() => setWhole(true)} />}
        <HoldingsLink />
      </div>
    </SectionFrame>
  );
}

/** Leads to the table of the holdings, which has the day of each. */
function HoldingsLink() {
  const place = sectionPlace(usePortal(), ({ kind, query }) => kind === 'table' && query === 'investmentList');
  if (!place) return null;
  return (
    <Link className={styles.link} to={{ pathname: place.path, hash: place.section.id }}>
      {text.upcoming.moneyAvailable}
    </Link>
  );
}
