import { useMemo, useState } from 'react';
import { createPortal } from 'react-dom';
import { useDisplay } from '../../screen/DisplayContext.tsx';
import type { AnswerData } from '../../screen/fields.ts';
import { usePortal } from '../../screen/PortalContext.tsx';
import { useFormat } from '../../screen/useFormat.ts';
import { ChartTable } from '../../ui/ChartTable.tsx';
import { CourseChart } from '../../ui/CourseChart.tsx';
import { IconButton } from '../../ui/IconButton.tsx';
import type { CalendarDate } from '../../values/calendar.ts';
import { text } from '../../values/text/text.ts';
import { courseOf } from './courseOf.ts';
import styles from './LargeCardBody.module.css';
import type { Card } from './options.ts';

/** What changed the figure. */
export interface CardEvent {
  /** The day of its course that begins with it. */
  on: CalendarDate;
  title: string;
  amount: string;
}

interface CardCourseProps {
  card: Card;
  data: AnswerData;
  events: readonly CardEvent[];
  /** That of the card, for the button that shows a table. */
  head: HTMLElement | null;
}

/** The course of a card's figure, as a chart or a table; nothing if there is none. */
export function CardCourse({ card, data, events, head }: CardCourseProps) {
  const format = useFormat();
  const { locale, currency } = usePortal();
  const { hidesAmounts } = useDisplay();
  const [isTable, setTable] = useState(false);
  const course = useMemo(
    () => courseOf(card, data, { format, locale, currency, hidesAmounts }),
    [card, data, format, locale, currency, hidesAmounts],
  );
  if (!course) return null;
  const { dates, label, ...chart } = course;
  const placed = events.map(({ on, ...event }) => ({ ...event, at: dates.indexOf(on) }));
  const inOrder = placed.toSorted((a, b) => a.at - b.at);
  const told = inOrder.flatMap(({ at, title, amount }) => {
    const { name } = chart.points[at] ?? {};
    return name === undefined ? [] : `${title} ${amount}, ${name}`;
  });
  const changesAt = (index: number) =>
    inOrder.flatMap(({ at, title, amount }) => (at === index ? [`${title} ${amount}`] : [])).join('; ');
  return (
    <>
      {head &&
        createPortal(
          <IconButton
            icon={isTable ? 'chart' : 'table'}
            label={isTable ? text.charts.showChart : text.charts.showTable}
            onClick={() => setTable(!isTable)}
          />,
          head,
        )}
      {isTable ? (
        <div className={styles.table}>
          <ChartTable
            label={card.title}
            headers={[text.charts.day, card.title, text.charts.changes]}
            rows={chart.points.map(({ name, written }, at) => [name, written, changesAt(at)]).toReversed()}
          />
        </div>
      ) : (
        <CourseChart {...chart} label={[label, ...told].join('; ')} events={placed} />
      )}
    </>
  );
}
