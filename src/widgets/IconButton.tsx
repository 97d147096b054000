import type { ComponentProps } from 'react';
import { Icon } from './Icon.tsx';
import styles from './IconButton.module.css';
import type { IconName } from './icons.ts';

export interface IconButtonProps extends Omit<ComponentProps<'button'>, 'children'> {
  icon: IconName;
  /** The button's name, also shown when it is pointed at. */
  label: string;
}

/** A button that is only a drawing, and so has to have a name. */
export function IconButton({ icon, label, type = 'button', onClick, ...rest }: IconButtonProps) {
  return (
    <button
      {...rest}
      type={type}
      className={styles.button}
      aria-label={label}
      title={label}
      onClick={rest['aria-disabled'] ? undefined : onClick}
    >
      <Icon name={icon} />
    </button>
  );
}
