import { createContext, type ReactNode, useContext } from 'react';
import type { Body } from '../../api/types.ts';
import { CourseChart, type CourseChartProps } from '../../widgets/CourseChart.tsx';
import type { Elements } from '../../widgets/elements.ts';
import styles from './LargeCardBody.module.css';

export interface LargeCard {
  /** The period and the comparison. */
  body: Body<'portfolioCardCurrentlyInvested'>;
  /** The choices of both. */
  controls: Elements;
  /** The figure over time with the dates of its points; undefined where there is none. */
  course: (Omit<CourseChartProps, 'events'> & { dates: readonly unknown[] }) | undefined;
}

const LargeCardContext = createContext<LargeCard | undefined>(undefined);

/** Makes what is below it a part of a large card. */
export const LargeCardProvider = LargeCardContext.Provider;

/** The large card that a panel tells the story of. */
export function useLargeCard(): LargeCard {
  const card = useContext(LargeCardContext);
  if (!card) throw new Error('A story is only told of a large card.');
  return card;
}

interface LargeCardBodyProps {
  /** What changed. */
  change: ReactNode;
  events?: NonNullable<CourseChartProps['events']>;
}

/** What stands below the figure of a large card: its change, the choices and its course. */
export function LargeCardBody({ change, events = [] }: LargeCardBodyProps) {
  const { controls, course } = useLargeCard();
  return (
    <>
      {change}
      <div className={styles.controls}>{controls}</div>
      <div className={styles.course}>{course && <CourseChart {...course} events={events} />}</div>
    </>
  );
}
