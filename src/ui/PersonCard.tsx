import { Avatar } from './Avatar.tsx';
import { Card, Row, Small, Stack } from './box.tsx';
import styles from './PersonCard.module.css';
import { type PersonLink, PersonWay } from './PersonWay.tsx';
import { Skeleton } from './Skeleton.tsx';

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
    <Card as="article" pad="5 inset" shrinks className={styles.card} aria-label={name}>
      <Row oneLine gap="3">
        <Avatar name={name} src={picture} />
        <div className={styles.who}>
          <h3 dir="auto">{name}</h3>
          {lines.map((line) => (
            <Small key={line} pretty dir="auto">
              {line}
            </Small>
          ))}
        </div>
      </Row>
      <Stack as="ul" gap="1" align="start" above="4">
        {links.map((link) => (
          <li key={link.icon}>
            <PersonWay {...link} iconSize="sm" />
          </li>
        ))}
      </Stack>
      {contact && (
        <div className={styles.contact}>
          <Small pretty>{contact.label}</Small>
          <PersonWay {...contact.link} iconSize="sm" />
        </div>
      )}
    </Card>
  );
}

/** The skeleton of a person's card. */
export function AwaitedPerson() {
  return (
    <Card pad="5 inset" shrinks className={styles.card}>
      <Row oneLine gap="3">
        <Skeleton width="var(--space-10)" height="var(--space-10)" />
        <div className={styles.awaited}>
          <Skeleton lines={3} />
        </div>
      </Row>
      <Stack gap="1" align="start" above="4">
        <Skeleton width="70%" height="var(--target)" />
        <Skeleton width="50%" height="var(--target)" />
        <Skeleton width="60%" height="var(--target)" />
      </Stack>
    </Card>
  );
}
