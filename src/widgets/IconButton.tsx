import type { ComponentProps } from 'react';
import { Icon } from './Icon.tsx';
import styles from './IconButton.module.css';
import type { IconName } from './icons.ts';
import { Spinner } from './Spinner.tsx';

export interface IconButtonProps extends Omit<ComponentProps<'button'>, 'children'> {
  icon: IconName;
  /** The button's name, also shown when it is pointed at. */
  label: string;
  /** `sm` stands beside small text. */
  size?: 'sm' | 'md' | undefined;
  /** Something is under way: the button keeps focus and name, but can't be pressed again. */
  busy?: boolean;
}

/** A button that is only a drawing, and so has to have a name. */
export function IconButton({ icon, label, size, busy = false, type = 'button', onClick, ...rest }: IconButtonProps) {
  const isIdle = busy || rest['aria-disabled'];
  return (
    <button
      {...rest}
      type={type}
      className={styles.button}
      aria-label={label}
      title={label}
      aria-disabled={isIdle}
      onClick={isIdle ? undefined : onClick}
    >
      {busy ? <Spinner /> : <Icon name={icon} size={size} />}
    </button>
  );
}
