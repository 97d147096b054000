import { type ReactNode, useId } from 'react';
import { Row, Small, Stack, Text } from './box.tsx';
import type { Elements } from './elements.ts';
import { Heading } from './Heading.tsx';
import { Icon } from './Icon.tsx';
import { Mark } from './Mark.tsx';
import styles from './Tile.module.css';

export interface TileProps {
  /** May contain a link, which then covers the whole tile. */
  title: ReactNode;
  /** The image's URL; null if the tile has room for an image but there is none. */
  picture?: string | null | undefined;
  /** The status in a word. */
  status?: Elements;
  /** A tag that sets the tile apart. */
  mark?: string | undefined;
  lines: readonly string[];
  facts: readonly { label: string; value: string }[];
  children?: ReactNode;
}

/** One of several items to compare, with its figures. */
export function Tile({ title, picture, status, mark, lines, facts, children }: TileProps) {
  const titleId = useId();
  return (
    <article className={styles.tile} aria-labelledby={titleId}>
      {picture && <img className={styles.picture} src={picture} alt="" loading="lazy" />}
      {picture === null && (
        <div className={styles.picture}>
          <Icon name="opportunities" size="lg" />
        </div>
      )}
      <div className={styles.content}>
        <Row as="p" gap="1 3" align="baseline" size="sm" tone="muted">
          {status}
          {mark && <Mark>{mark}</Mark>}
        </Row>
        <Text as={Heading} size="lg" tight className={styles.title} id={titleId} dir="auto">
          {title}
        </Text>
        <Small as="div">
          {lines.map((line) => (
            <p key={line} dir="auto">
              {line}
            </p>
          ))}
        </Small>
        <Stack as="dl" gap="1" size="sm">
          {facts.map(({ label, value }) => (
            <Row key={label} oneLine gap="4" justify="between" className={styles.fact}>
              <Text as="dt" tone="muted">
                {label}
              </Text>
              <Text as="dd" weight="strong" textAlign="end" className={styles.value}>
                {value}
              </Text>
            </Row>
          ))}
        </Stack>
        <div className={styles.more}>{children}</div>
      </div>
    </article>
  );
}
