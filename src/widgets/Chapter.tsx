import { useId } from 'react';
import own from './Chapter.module.css';
import styles from './Section.module.css';
import type { SectionProps } from './Section.tsx';

/** A subsection with a title and its own actions. */
export function Chapter({ id, title, actions, half = false, bare = false, untitled = false, children }: SectionProps) {
  const titleId = useId();
  const body = (
    <div className={styles.body} data-bare={bare}>
      {children}
    </div>
  );
  // The only one of its group has its title from there.
  if (untitled) {
    return (
      <div className={styles.section} id={id} data-half={half} tabIndex={-1}>
        {actions && <div className={styles.actions}>{actions}</div>}
        {body}
      </div>
    );
  }
  return (
    <section
      className={styles.section}
      id={id}
      aria-labelledby={titleId}
      data-half={half}
      data-untitled={untitled}
      tabIndex={-1}
    >
      <header className={untitled && !actions ? 'visuallyHidden' : styles.header}>
        <h3 className={untitled ? 'visuallyHidden' : own.title} id={titleId}>
          {title}
        </h3>
        {actions && <div className={styles.actions}>{actions}</div>}
      </header>
      {body}
    </section>
  );
}
