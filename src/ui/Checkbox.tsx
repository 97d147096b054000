import { type ComponentProps, useId } from 'react';
import { Stack } from './box.tsx';
import styles from './Checkbox.module.css';

export interface CheckboxProps extends Omit<ComponentProps<'input'>, 'className' | 'id' | 'type'> {
  label: string;
  hint?: string | undefined;
  error?: string | undefined;
  /** Hides the label visually where a table's header already shows it. */
  labelHidden?: boolean;
}

export function Checkbox({ label, hint, error, labelHidden = false, ...input }: CheckboxProps) {
  const id = useId();
  const note = error ?? hint;
  return (
    <Stack gap="1" breaks="anywhere">
      <label className={styles.label} data-bare={labelHidden}>
        <input
          {...input}
          className={styles.box}
          type="checkbox"
          aria-describedby={note ? id : input['aria-describedby']}
          aria-invalid={Boolean(error)}
        />
        <span className={labelHidden ? 'visuallyHidden' : undefined}>{label}</span>
      </label>
      {note && (
        <p className={error ? styles.error : styles.hint} id={id}>
          {note}
        </p>
      )}
    </Stack>
  );
}
