import { useMemo } from 'react';
import { useDisplay } from '../../portal/DisplayContext.tsx';
import { usePortal } from '../../portal/PortalContext.tsx';
import { useFormat } from '../../portal/useFormat.ts';
import { CourseChart } from '../../widgets/CourseChart.tsx';
import { courseOf } from './courseOf.ts';
import type { CardEvent, LargeCard } from './LargeCardBody.tsx';

interface CardCourseProps {
  card: LargeCard['card'];
  data: NonNullable<LargeCard['data']>;
  events: readonly CardEvent[];
}

/** The course of a card's figure; nothing where there is none to draw. */
export function CardCourse({ card, data, events }: CardCourseProps) {
  const format = useFormat();
  const { locale, currency } = usePortal();
  const { hidesAmounts } = useDisplay();
  const course = useMemo(
    () => courseOf(card, data, { format, locale, currency, hidesAmounts }),
    [card, data, format, locale, currency, hidesAmounts],
  );
  if (!course) return null;
  const { dates, ...chart } = course;
  return <CourseChart {...chart} events={events.map(({ on, ...event }) => ({ ...event, at: dates.indexOf(on) }))} />;
}
