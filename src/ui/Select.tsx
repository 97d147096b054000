import type { ChangeEvent, ComponentProps, ReactElement } from 'react';
import { FieldFrame, type FieldFrameProps } from './FieldFrame.tsx';
import { Icon } from './Icon.tsx';
import styles from './Select.module.css';

export interface SelectOption {
  value: string;
  label: string;
  /** Shown, but cannot be chosen. */
  disabled?: boolean;
}

export interface SelectProps extends FieldFrameProps, Omit<ComponentProps<'select'>, 'className' | 'id' | 'size'> {
  options: readonly SelectOption[];
  /** `choice` looks like a word, with its label in front. */
  look?: 'field' | 'choice';
  /** Hides the label visually, for a select whose value explains itself. */
  labelHidden?: boolean;
  /** Drawn in place of the chosen option, for a value in more than one style. */
  face?: ReactElement;
  /** Called with the chosen value, for callers that don't handle the native event. */
  onValue?: (value: string) => void;
}

/** Drops repeated values: the second of two options with the same value could never be chosen. */
const isFirst = ({ value }: SelectOption, index: number, all: readonly SelectOption[]) =>
  all.findIndex((other) => other.value === value) === index;

/** A labelled native select. */
export function Select({
  label,
  hint,
  error,
  optional,
  options,
  look = 'field',
  labelHidden = false,
  face,
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
      <FieldFrame label={label} labelHidden={labelHidden} hint={hint} error={error} optional={optional}>
        {(control) => (
          <div className={styles.frame}>
            <select {...select} {...control} className={`${control.className} ${styles.control}`} onChange={change}>
              {options.filter(isFirst).map((option) => (
                <option key={option.value} value={option.value} disabled={option.disabled}>
                  {option.label}
                </option>
              ))}
            </select>
            {face && (
              <span className={styles.face} aria-hidden="true">
                {face}
              </span>
            )}
            <span className={styles.arrow}>
              <Icon name="expand" size="sm" />
            </span>
          </div>
        )}
      </FieldFrame>
    </div>
  );
}
