import { type ComponentProps, type ReactNode, useId } from 'react';
import { Small } from './box.tsx';
import styles from './Switch.module.css';

export interface SwitchProps extends Omit<ComponentProps<'input'>, 'className' | 'id' | 'type' | 'role' | 'checked'> {
  /** Shown beside the switch; part of its accessible name. */
  label: ReactNode;
  checked: boolean;
  /** The change is being saved: the switch keeps focus and name, but can't be pressed again. */
  busy?: boolean;
}

/** An on/off switch that takes effect immediately. */
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
      <Small as="span" shrinks>
        {label}
      </Small>
    </label>
  );
}
