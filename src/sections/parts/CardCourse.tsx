import { useMemo } from 'react';
import type { Card } from '../../config/kinds/cards.ts';
import type { CalendarDate } from '../../format/calendar.ts';
import type { AnswerData } from '../../frame/fields.ts';
import { useDisplay } from '../../portal/DisplayContext.tsx';
import { usePortal } from '../../portal/PortalContext.tsx';
import { useFormat } from '../../portal/useFormat.ts';
import { CourseChart } from '../../widgets/CourseChart.tsx';
import { courseOf } from './courseOf.ts';

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
}

/** The course of a card's figure; nothing if there is none. */
export function CardCourse({ card, data, events }: CardCourseProps) {
  const format = useFormat();
  const { locale, currency } = usePortal();
  const { hidesAmounts } = useDisplay();
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
  return <CourseChart {...chart} label={[label, ...told].join('; ')} events={placed} />;
}
