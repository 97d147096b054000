import { Avatar } from './Avatar.tsx';
import { Icon } from './Icon.tsx';
import type { IconName } from './icons.ts';
import styles from './PersonCard.module.css';
import { Skeleton } from './Skeleton.tsx';

/** A way to contact a person; without `href` it is plain text. */
export interface PersonLink {
  icon: IconName;
  /** The visible text. */
  text: string;
  /** A word that is enough on a button: `Call`. */
  short?: string;
  /** What the link does, for screen readers, which may not know whose card it is on. */
  label?: string | undefined;
  href?: string | undefined;
  /** Opens another site in a new tab. */
  external?: boolean;
}

export interface PersonCardProps {
  name: string;
  picture?: string | undefined;
  /** The person's role, one line each. */
  lines: readonly string[];
  links: readonly PersonLink[];
  /** Someone else to contact. */
  contact?: { label: string; link: PersonLink } | undefined;
}

/** A person and their contact details. */
export function PersonCard({ name, picture, lines, links, contact }: PersonCardProps) {
  return (
    <article className={styles.card} aria-label={name}>
      <div className={styles.head}>
        <Avatar name={name} src={picture} />
        <div className={styles.who}>
          <h3 className={styles.name} dir="auto">
            {name}
          </h3>
          {lines.map((line) => (
            <p key={line} className={styles.line} dir="auto">
              {line}
            </p>
          ))}
        </div>
      </div>
      <ul className={styles.links}>
        {links.map((link) => (
          <li key={link.icon}>
            <Way {...link} />
          </li>
        ))}
      </ul>
      {contact && (
        <div className={styles.contact}>
          <p className={styles.line}>{contact.label}</p>
          <Way {...contact.link} />
        </div>
      )}
    </article>
  );
}

/** The skeleton of a person's card. */
export function AwaitedPerson() {
  return (
    <div className={styles.card}>
      <div className={styles.head}>
        <Skeleton width="var(--space-10)" height="var(--space-10)" />
        <div className={styles.awaited}>
          <Skeleton lines={3} />
        </div>
      </div>
      <div className={styles.links}>
        <Skeleton width="70%" height="var(--target)" />
        <Skeleton width="50%" height="var(--target)" />
        <Skeleton width="60%" height="var(--target)" />
      </div>
    </div>
  );
}

function Way({ icon, text, label, href, external = false }: PersonLink) {
  const content = (
    <>
      <Icon name={icon} size="sm" />
      <span className={styles.text}>{text}</span>
    </>
  );
  if (!href) return <span className={styles.way}>{content}</span>;
  const elsewhere = external ? { target: '_blank', rel: 'noopener noreferrer' } : {};
  return (
    <a className={styles.way} href={href} aria-label={label && `${text}: ${label}`} {...elsewhere}>
      {content}
    </a>
  );
}
