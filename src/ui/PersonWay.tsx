import { text as words } from '../values/text/text.ts';
import { Text } from './box.tsx';
import { Icon } from './Icon.tsx';
import type { IconName } from './icons.ts';
import styles from './PersonWay.module.css';

/** A way to contact a person; without `href` it is plain text. */
export interface PersonLink {
  icon: IconName;
  /** The visible text. */
  text: string;
  /** A short label for a button: `Call`. */
  short?: string;
  /** What the link does, for screen readers, including the person's name. */
  label?: string | undefined;
  href?: string | undefined;
  /** Opens another site in a new tab. */
  external?: boolean;
}

interface PersonWayProps extends PersonLink {
  iconSize: 'sm' | 'md';
}

/** A way to contact a person; a link if it has an `href`. */
export function PersonWay({ icon, text, label, href, external = false, iconSize }: PersonWayProps) {
  const content = (
    <>
      <Icon name={icon} size={iconSize} />
      <Text as="span" breaks="anywhere" shrinks>
        {text}
      </Text>
    </>
  );
  if (!href) return <span className={styles.way}>{content}</span>;
  const elsewhere = external ? { target: '_blank', rel: 'noopener noreferrer' } : {};
  return (
    <a className={styles.way} href={href} aria-label={label && words.table.chosen(text, label)} {...elsewhere}>
      {content}
    </a>
  );
}
