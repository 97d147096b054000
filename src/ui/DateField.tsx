import { useState } from 'react';
import type { CalendarDate } from '../values/calendar.ts';
import styles from './DateField.module.css';
import { FieldFrame } from './FieldFrame.tsx';

export interface DateFieldProps {
  label: string;
  /** Empty if there is no date. */
  value: CalendarDate;
  min?: CalendarDate;
  max?: CalendarDate;
  error?: string | undefined;
  /** Called when a complete date was entered, or when the field was left empty. */
  onValue: (date: CalendarDate) => void;
}

/** For the browser, a year that is still being typed, `0002`, is already a valid date. */
const isWhole = (date: string) => date >= '1900';

/** A small date input for section headers. */
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
