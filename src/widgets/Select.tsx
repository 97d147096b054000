import type { ChangeEvent, ComponentProps } from 'react';
import { FieldFrame, type FieldFrameProps } from './FieldFrame.tsx';
import { Icon } from './Icon.tsx';
import styles from './Select.module.css';

export interface SelectOption {
  value: string;
  label: string;
}

export interface SelectProps extends FieldFrameProps, Omit<ComponentProps<'select'>, 'className' | 'id' | 'size'> {
  options: readonly SelectOption[];
  /**
   * `choice` stands in the header of a section: small, its label in front of it, on phones above it. `inline` is as small
   * and keeps its label in front. A `filter` is a `choice` of one width, whatever there will be to choose from.
   */
  look?: 'field' | 'choice' | 'filter' | 'inline';
  /** The chosen value itself, for callers that don't register the native event. */
  onValue?: (value: string) => void;
}

/** Of two options with one value nobody could choose the second. */
const isFirst = ({ value }: SelectOption, index: number, all: readonly SelectOption[]) =>
  all.findIndex((other) => other.value === value) === index;

/** One of a few values, as the platform's own select. */
export function Select({
  label,
  hint,
  error,
  optional,
  options,
  look = 'field',
  onValue,
  onChange,
  ...select
}: SelectProps) {
  function change(event: ChangeEvent<HTMLSelectElement>) {
    onChange?.(event);
    onValue?.(event.target.value);
  }
  return (
    <div className={styles.select} data-look={look}>
      <FieldFrame label={label} hint={hint} error={error} optional={optional}>
        {(control) => (
          <div className={styles.frame}>
            <select {...select} {...control} className={`${control.className} ${styles.control}`} onChange={change}>
              {options.filter(isFirst).map((option) => (
                <option key={option.value} value={option.value}>
                  {option.label}
                </option>
              ))}
            </select>
            <span className={styles.arrow}>
              <Icon name="expand" size="sm" />
            </span>
          </div>
        )}
      </FieldFrame>
    </div>
  );
}
