import { useId, useState } from 'react';
import styles from './FoldedSection.module.css';
import { Icon } from './Icon.tsx';
import sectionStyles from './Section.module.css';
import type { SectionProps } from './Section.tsx';
import { useOnPaper } from './useOnPaper.ts';

/** A part of a screen that shows its title, and the rest once it is opened; the browser's search and paper open it. */
export function FoldedSection({ id, title, children }: SectionProps) {
  const titleId = useId();
  const [isOpen, setOpen] = useState(false);
  const isOnPaper = useOnPaper();
  return (
    <section className={sectionStyles.section} id={id} aria-labelledby={titleId} tabIndex={-1}>
      <details
        open={isOpen || isOnPaper}
        onToggle={({ currentTarget }) => {
          if (!isOnPaper) setOpen(currentTarget.open);
        }}
      >
        <summary className={styles.summary}>
          <h2 className={sectionStyles.title} id={titleId}>
            {title}
          </h2>
          <span className={styles.mark}>
            <Icon name="next" />
          </span>
        </summary>
        <div className={styles.content}>{children}</div>
      </details>
    </section>
  );
}
