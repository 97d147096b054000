import own from './Chapter.module.css';
import styles from './Section.module.css';
import type { SectionProps } from './Section.tsx';

/** A subsection with a title and its own actions. */
export function Chapter({ id, title, actions, bare = false, children }: SectionProps) {
  return (
    <div className={styles.section} id={id} tabIndex={-1}>
      <header className={styles.header}>
        <h3 className={own.title}>{title}</h3>
        {actions && <div className={styles.actions}>{actions}</div>}
      </header>
      <div className={styles.body} data-bare={bare}>
        {children}
      </div>
    </div>
  );
}
