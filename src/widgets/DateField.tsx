import { useState } from 'react';
import type { CalendarDate } from '../format/calendar.ts';
import styles from './DateField.module.css';
import { FieldFrame } from './FieldFrame.tsx';

export interface DateFieldProps {
  label: string;
  /** Empty where there is none. */
  value: CalendarDate;
  min?: CalendarDate;
  max?: CalendarDate;
  error?: string | undefined;
  /** A whole date was entered, or the field was left with none in it. */
  onValue: (date: CalendarDate) => void;
}

/** A year that is being typed, `0002`, is a date to the browser already. */
const isWhole = (date: string) => date >= '1900';

/** A day, as small as the choices beside it. */
export function DateField({ label, value, min, max, error, onValue }: DateFieldProps) {
  const [draft, setDraft] = useState<string>();
  function type(date: string) {
    setDraft(isWhole(date) ? undefined : date);
    if (isWhole(date)) onValue(date);
  }
  function leave() {
    setDraft(undefined);
    if (draft !== undefined) onValue('');
  }
  return (
    <div className={styles.date}>
      <FieldFrame label={label} error={error}>
        {(control) => (
          <input
            {...control}
            className={`${control.className} ${styles.control}`}
            type="date"
            value={draft ?? value}
            min={min || undefined}
            max={max || undefined}
            onChange={(event) => type(event.target.value)}
            onBlur={leave}
          />
        )}
      </FieldFrame>
    </div>
  );
}
