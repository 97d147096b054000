import type { ComponentProps } from 'react';
import buttonStyles from '../ui/Button.module.css';
import { Link } from './Link.tsx';

interface ButtonLinkProps extends Pick<ComponentProps<typeof Link>, 'to' | 'children'> {
  variant: 'primary' | 'secondary';
}

/** A link that looks like a button, for the next step to take. */
export function ButtonLink({ variant, ...rest }: ButtonLinkProps) {
  return <Link {...rest} className={buttonStyles.button} data-variant={variant} data-size="medium" />;
}
