import type { ReactElement } from 'react';
import { Row, Small } from '../ui/box.tsx';
import { text } from '../values/text/text.ts';
import { currentDay } from '../values/today.ts';
import styles from './ChosenDays.module.css';
import type { Days } from './periodDays.ts';
import { useFormat } from './useFormat.ts';

interface ChosenDaysProps {
  /** Undefined until known; null if there are none to show. */
  days: Days | undefined | null;
  /** The choice that stands for these days. */
  children: ReactElement;
}

/** A choice of time with the days that it stands for beside it. */
export function ChosenDays({ days, children }: ChosenDaysProps) {
  const format = useFormat();
  // Days that are not known yet keep their place, so that nothing moves when they are.
  const written = days ?? { start_date: currentDay(), end_date: currentDay() };
  return (
    <Row gap="1 3" align="center" shrinks className={styles.choice}>
      {children}
      {days !== null && (
        <Small
          as="span"
          breaks="never"
          className={styles.days}
          data-unknown={days ? undefined : ''}
          aria-hidden={days === undefined}
        >
          {text.table.days(format('date', written.start_date), format('date', written.end_date))}
        </Small>
      )}
    </Row>
  );
}
