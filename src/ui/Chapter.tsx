import { useId } from 'react';
import { Text } from './box.tsx';
import own from './Chapter.module.css';
import { BelowHeading, Heading } from './Heading.tsx';
import styles from './Section.module.css';
import type { SectionProps } from './Section.tsx';

/** A subsection with a title and its own actions. */
export function Chapter(props: SectionProps) {
  const { id, title, actions, half = false, bare = false, untitled = false, children } = props;
  const titleId = useId();
  if (untitled) {
    // A group's title also names its only chapter; one of several is a region that is named by its undrawn title.
    const name = props.isNamed ? { role: 'region', 'aria-label': title, 'data-untitled': true } : {};
    return (
      <div className={styles.section} id={id} data-section={id} {...name} data-half={half !== false} tabIndex={-1}>
        {actions && <div className={styles.actions}>{actions}</div>}
        <div className={styles.body} data-bare={bare}>
          {children}
        </div>
      </div>
    );
  }
  return (
    <section
      className={styles.section}
      id={id}
      data-section={id}
      aria-labelledby={titleId}
      data-half={half !== false}
      tabIndex={-1}
    >
      <header className={styles.header}>
        <Text as={Heading} size="md" weight="medium" tone="muted" shrinks className={own.title} id={titleId}>
          {title}
        </Text>
        {actions && <div className={styles.actions}>{actions}</div>}
      </header>
      <div className={styles.body} data-bare={bare}>
        <BelowHeading>{children}</BelowHeading>
      </div>
    </section>
  );
}
