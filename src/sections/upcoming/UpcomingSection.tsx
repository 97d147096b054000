import { useMemo, useState } from 'react';
import { useLocation } from 'react-router-dom';
import type { UpcomingConfig, UpcomingEvent } from '../../config/kinds/upcoming.ts';
import { CalendarButton } from '../../export/CalendarButton.tsx';
import { todayHere } from '../../format/calendar.ts';
import type { AnswerData } from '../../frame/fields.ts';
import { QueryFailure } from '../../frame/QueryFailure.tsx';
import { SectionFrame } from '../../frame/SectionFrame.tsx';
import { whatFailed } from '../../frame/whatFailed.ts';
import { Link } from '../../portal/Link.tsx';
import { type Format, useFormat } from '../../portal/useFormat.ts';
import { text } from '../../text/text.ts';
import { EmptyState } from '../../widgets/EmptyState.tsx';
import { EventList, EventSpace, EventsShape } from '../../widgets/EventList.tsx';
import { Loading } from '../../widgets/Loading.tsx';
import { RowLink } from '../parts/RowLink.tsx';
import { ShowAll } from '../parts/ShowAll.tsx';
import { type Coming, eventsOf, firstOf } from './eventsOf.ts';
import styles from './UpcomingSection.module.css';
import { useEvents } from './useEvents.ts';

/** The number of events shown first. */
const few = 5;

/** What happens next. A query that fails leaves the events of the others. */
export function UpcomingSection({ section }: { section: UpcomingConfig }) {
  const format = useFormat();
  const [isWhole, setWhole] = useState(false);
  const asked = useEvents(section.events);
  const today = todayHere();
  const answers = section.events.map((event) => asked.find((one) => one.event === event)?.data);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same answers are in another array each time.
  const events = useMemo(() => eventsOf(asked, today), [today, ...answers]);
  const isWaiting = asked.some(({ query }) => query.isPending);
  const errors = [...new Set(asked.flatMap(({ query }) => query.error ?? []))];
  const shown = isWhole ? events : firstOf(events, few);
  return (
    <SectionFrame
      section={section}
      actions={
        <CalendarButton
          title={section.title}
          count={events.filter(({ day }) => day !== undefined).length}
          listEvents={() =>
            events.flatMap((coming) => {
              if (coming.day === undefined) return [];
              const { what, label, note, amount } = written(coming, format);
              const title = [label, what, note].filter(Boolean).join(' · ');
              return [{ id: coming.id, day: coming.day, title, amount }];
            })
          }
        />
      }
    >
      <EventSpace rows={few}>
        {errors.map((error) => {
          const failed = asked.filter(({ query }) => query.error === error);
          const [first] = failed;
          const labels = failed.map(({ event }) => event.label).join(text.values.list);
          return (
            first && (
              <QueryFailure
                key={labels}
                query={first.query}
                message={text.upcoming.missing(labels, whatFailed(error))}
              />
            )
          );
        })}
        {isWaiting && events.length === 0 ? (
          <Loading>
            <EventsShape count={few} />
          </Loading>
        ) : (
          <div aria-busy={isWaiting}>
            <EventList
              events={shown.map((coming) => {
                const { event, row } = coming;
                const { what, ...rest } = written(coming, format);
                return {
                  ...rest,
                  what: event.link ? (
                    <RowLink link={event.link} row={row}>
                      {what}
                    </RowLink>
                  ) : (
                    what
                  ),
                };
              })}
            />
          </div>
        )}
        {!isWaiting && events.length === 0 && errors.length === 0 && (
          <EmptyState title={section.empty.title} text={section.empty.text} />
        )}
      </EventSpace>
      <div className={styles.more}>
        {events.length > shown.length && <ShowAll count={events.length} onShow={() => setWhole(true)} />}
        {section.also && <Also {...section.also} />}
      </div>
    </SectionFrame>
  );
}

/** A link to another section of the screen. */
function Also({ label, section }: { label: string; section: string }) {
  const { pathname } = useLocation();
  return (
    <Link className={styles.link} to={{ pathname, hash: section }}>
      {label}
    </Link>
  );
}

function written({ event, row, day, amount }: Coming, format: Format) {
  return {
    date:
      day === undefined && !row[event.date.field]
        ? text.upcoming.undated
        : format('date', day ?? row[event.date.field]),
    what: format('text', row[event.what]),
    label: event.label,
    note: noteOf(event, row, format),
    ...(amount !== undefined && { amount: format('money', row[amount], row.currency) }),
  };
}

/** The remark on a row by the value of a field; a value that the config does not know is shown as it is. */
function noteOf({ notes = [] }: UpcomingEvent, row: AnswerData, format: Format): string | undefined {
  const [first] = notes;
  const known = notes.find(({ field, is }) => row[field] === is);
  if (known || !first) return known?.label;
  const value = row[first.field];
  return value ? format('label', value) : undefined;
}
