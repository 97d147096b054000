import { useId } from 'react';
import { BelowHeading, Heading } from './Heading.tsx';
import type { SectionProps } from './Section.tsx';
import styles from './SubSection.module.css';

/** A region inside another one's frame, with a title of its own. */
export function SubSection({ id, title, actions, untitled = false, children }: SectionProps) {
  const titleId = useId();
  return (
    <section className={styles.section} id={id} data-section={id} aria-labelledby={titleId} tabIndex={-1}>
      <header className={untitled ? 'visuallyHidden' : styles.header}>
        <Heading id={titleId}>{title}</Heading>
        {actions}
      </header>
      <div>
        <BelowHeading>{children}</BelowHeading>
      </div>
    </section>
  );
}
