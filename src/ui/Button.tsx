import type { ComponentProps, MouseEvent } from 'react';
import styles from './Button.module.css';
import { Icon } from './Icon.tsx';
import type { IconName } from './icons.ts';
import { Spinner } from './Spinner.tsx';

export interface ButtonProps extends ComponentProps<'button'> {
  /** `link` looks like a link, for places where a frame would be too heavy. */
  variant?: 'primary' | 'secondary' | 'quiet' | 'link';
  /** `small` is for section headers and table rows. */
  size?: 'medium' | 'small';
  icon?: IconName;
  /** Shows only the icon on phones; the words stay its accessible name. */
  short?: boolean;
  /** An action is pending: the button keeps focus and name, but can't be pressed again. */
  busy?: boolean;
}

/** A button for an action; navigation uses a link. With `aria-disabled` instead of `disabled` it stays focusable. */
export function Button({
  variant = 'secondary',
  size = 'medium',
  icon,
  short,
  busy = false,
  type = 'button',
  onClick,
  children,
  className,
  ...rest
}: ButtonProps) {
  const isIdle = busy || rest['aria-disabled'];
  function press(event: MouseEvent<HTMLButtonElement>) {
    // Also keeps Enter in a field from submitting twice, since the browser then clicks the submit button. A double click
    // counts as one attempt, even if the first click has been refused by the time of the second.
    if (isIdle || (type === 'submit' && event.detail > 1)) event.preventDefault();
    else onClick?.(event);
  }
  return (
    <button
      {...rest}
      type={type}
      className={className ? `${styles.button} ${className}` : styles.button}
      data-variant={variant}
      data-size={size}
      data-short={short}
      aria-disabled={isIdle}
      onClick={press}
    >
      {busy ? <Spinner /> : icon && <Icon name={icon} size={size === 'small' ? 'sm' : 'md'} />}
      <span>{children}</span>
    </button>
  );
}
