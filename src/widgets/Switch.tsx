import { type ComponentProps, type ReactNode, useId } from 'react';
import styles from './Switch.module.css';

export interface SwitchProps extends Omit<ComponentProps<'input'>, 'className' | 'id' | 'type' | 'role' | 'checked'> {
  /** Stands beside the switch; part of its whole name. */
  label: ReactNode;
  checked: boolean;
  /** The change is being saved: the switch keeps focus and name, but can't be pressed again. */
  busy?: boolean;
}

/** Something that is on or off, and is so at once when it is pressed. */
export function Switch({ label, checked, busy = false, onChange, ...input }: SwitchProps) {
  const id = useId();
  return (
    <label className={styles.switch} htmlFor={id}>
      <input
        {...input}
        id={id}
        className={styles.input}
        type="checkbox"
        role="switch"
        checked={checked}
        aria-checked={checked}
        aria-disabled={busy || undefined}
        onChange={(event) => !busy && onChange?.(event)}
      />
      <span className={styles.label}>{label}</span>
    </label>
  );
}
