import { useId } from 'react';
import styles from './Segments.module.css';

interface Segment<Value extends string> {
  value: Value;
  label: string;
}

export interface SegmentsProps<Value extends string> {
  /** Names the group for screen readers. */
  label: string;
  value: Value;
  options: readonly Segment<Value>[];
  onValue: (value: Value) => void;
}

/** A choice between a few options that are all visible, in one row, or in two if they are too long for one. */
export function Segments<Value extends string>({ label, value, options, onValue }: SegmentsProps<Value>) {
  const name = useId();
  const middle = Math.ceil(options.length / 2);
  const halves = [options.slice(0, middle), options.slice(middle)];
  return (
    <div className={styles.segments} role="radiogroup" aria-label={label}>
      {halves.map((half) => (
        <div key={half[0]?.value} className={styles.half}>
          {half.map((option) => (
            <label key={option.value} className={styles.segment}>
              <input
                className={styles.input}
                type="radio"
                name={name}
                value={option.value}
                checked={option.value === value}
                onChange={() => onValue(option.value)}
              />
              <span>{option.label}</span>
            </label>
          ))}
        </div>
      ))}
    </div>
  );
}
