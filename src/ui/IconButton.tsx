import type { ComponentProps } from 'react';
import { Icon } from './Icon.tsx';
import styles from './IconButton.module.css';
import type { IconName } from './icons.ts';
import { Spinner } from './Spinner.tsx';

export interface IconButtonProps extends Omit<ComponentProps<'button'>, 'children'> {
  icon: IconName;
  /** The button's name, also shown as its tooltip. */
  label: string;
  /** `sm` is for use beside small text. */
  size?: 'sm' | 'md' | undefined;
  /** Name the button by hidden text, so that a label search for a field whose name it contains finds only the field. */
  named?: 'text';
  /** An action is pending: the button keeps focus and name, but can't be pressed again. */
  busy?: boolean;
}

/** A button with only an icon, which therefore requires a label. */
export function IconButton({
  icon,
  label,
  size,
  named,
  busy = false,
  type = 'button',
  onClick,
  ...rest
}: IconButtonProps) {
  const isIdle = busy || rest['aria-disabled'];
  return (
    <button
      {...rest}
      type={type}
      className={styles.button}
      aria-label={named ? undefined : label}
      title={label}
      aria-disabled={isIdle}
      onClick={isIdle ? undefined : onClick}
    >
      {named && <span className="visuallyHidden">{label}</span>}
      {busy ? <Spinner /> : <Icon name={icon} size={size} />}
    </button>
  );
}
