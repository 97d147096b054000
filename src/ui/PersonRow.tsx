import { text as words } from '../values/text/text.ts';
import { Avatar } from './Avatar.tsx';
import buttonStyles from './Button.module.css';
import { Row, Small, Text } from './box.tsx';
import { Icon } from './Icon.tsx';
import styles from './PersonRow.module.css';
import { type PersonLink, PersonWay } from './PersonWay.tsx';
import { Skeleton } from './Skeleton.tsx';

export interface PersonRowProps {
  name: string;
  picture?: string | undefined;
  /** This person's role for the reader, above the name. With it, the row is large and has buttons. */
  lead?: string | undefined;
  /** What they handle, or their name if that is not known. */
  title: string;
  /** Who they are, below the title. */
  about?: string | undefined;
  links: readonly PersonLink[];
}

/** A person as a row: what they handle, who they are, and the ways to reach them. */
export function PersonRow({ name, picture, lead, title, about, links }: PersonRowProps) {
  const isLead = lead !== undefined;
  return (
    <article className={styles.row} aria-label={name} data-lead={isLead}>
      <Avatar name={name} src={picture} />
      <div className={styles.who}>
        {isLead && <Small>{lead}</Small>}
        <Text as="h3" size="md" pretty className={styles.title} dir="auto">
          {title}
        </Text>
        {about && <Small>{about}</Small>}
        {isLead && (
          <Row as="p" gap="0 3" align="center" className={styles.ways}>
            {links.filter(isButton).map((link) => (
              <Text key={link.icon} as="span" breaks="anywhere" shrinks>
                {link.text}
              </Text>
            ))}
            {links
              .filter((link) => !isButton(link))
              .map((link) => (
                <PersonWay key={link.icon} {...link} iconSize="md" />
              ))}
          </Row>
        )}
      </div>
      <ul className={isLead ? styles.buttons : styles.links}>
        {(isLead ? links.filter(isButton) : links).map((link, place) => (
          <li key={link.icon}>
            {isLead ? <ButtonWay {...link} isFirst={place === 0} /> : <PersonWay {...link} iconSize="sm" />}
          </li>
        ))}
      </ul>
    </article>
  );
}

/** The skeleton of a person's row. */
export function AwaitedPersonRow({ isLead = false }: { isLead?: boolean }) {
  return (
    <div className={`${styles.row} ${styles.shape}`} data-lead={isLead}>
      <Skeleton width="var(--space-10)" height="var(--space-10)" />
      <div className={styles.awaited}>
        <Skeleton lines={2} />
      </div>
    </div>
  );
}

/** Whether a way is a button, to call or to write; a profile stays a link. */
const isButton = ({ href, short }: PersonLink) => href !== undefined && short !== undefined;

function ButtonWay({ icon, text, short, label, href, isFirst }: PersonLink & { isFirst: boolean }) {
  return (
    <a
      className={buttonStyles.button}
      data-variant={isFirst ? 'primary' : 'secondary'}
      data-size="medium"
      href={href}
      aria-label={label && words.table.chosen(text, label)}
    >
      <Icon name={icon} />
      <span>{short}</span>
    </a>
  );
}
