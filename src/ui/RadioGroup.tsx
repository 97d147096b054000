import { type ComponentProps, useId } from 'react';
import { text } from '../values/text/text.ts';
import { Row } from './box.tsx';
import styles from './RadioGroup.module.css';

export interface RadioGroupProps extends Omit<ComponentProps<'input'>, 'className' | 'id' | 'type' | 'value'> {
  label: string;
  hint?: string | undefined;
  /** The error message, as a sentence. */
  error?: string | undefined;
  optional?: boolean | undefined;
  options: readonly { value: string; label: string }[];
}

/** A group of radio buttons; native props and `ref` go to each button. */
export function RadioGroup({ label, hint, error, optional, options, ...input }: RadioGroupProps) {
  const id = useId();
  const note = error ?? hint;
  return (
    <fieldset className={styles.group} aria-describedby={note ? id : undefined}>
      <legend className={styles.legend}>
        <span>{label}</span>
        {optional && <span className={styles.note}>{` ${text.field.optional}`}</span>}
      </legend>
      <Row gap="2 6">
        {options.map((option) => (
          <label key={option.value} className={styles.option}>
            <input
              {...input}
              className={styles.button}
              type="radio"
              value={option.value}
              aria-invalid={Boolean(error)}
            />
            <span>{option.label}</span>
          </label>
        ))}
      </Row>
      {note && (
        <p className={error ? styles.error : styles.note} id={id}>
          {note}
        </p>
      )}
    </fieldset>
  );
}
