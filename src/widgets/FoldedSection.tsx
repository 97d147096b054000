import { type ReactNode, useId } from 'react';
import type { Elements } from './elements.ts';
import styles from './FoldedSection.module.css';
import { Icon } from './Icon.tsx';
import sectionStyles from './Section.module.css';
import { useOnPaper } from './useOnPaper.ts';

interface FoldedSectionProps {
  /** The target of an anchor in the menu. */
  id?: string;
  /** The name of the region. */
  title: string;
  /** What it holds, in a few words: it is a row then, and stands close to the next one. */
  fact?: Elements | undefined;
  isOpen: boolean;
  /** Also called where the browser's search opens it. */
  onToggle: (isOpen: boolean) => void;
  children: ReactNode;
}

/** A part of a screen that shows its title, and the rest once it is opened; paper opens it. */
export function FoldedSection({ id, title, fact, isOpen, onToggle, children }: FoldedSectionProps) {
  const titleId = useId();
  const isOnPaper = useOnPaper();
  return (
    <section
      className={sectionStyles.section}
      id={id}
      aria-labelledby={titleId}
      tabIndex={-1}
      data-row={fact !== undefined}
    >
      <details
        open={isOpen || isOnPaper}
        onToggle={({ currentTarget }) => {
          if (!isOnPaper && currentTarget.open !== isOpen) onToggle(currentTarget.open);
        }}
      >
        {/* biome-ignore lint/a11y/noStaticElementInteractions: a summary is pressed like a button, with the keyboard, too. */}
        <summary
          className={styles.summary}
          onClick={(event) => {
            // The element itself tells of a click later, and printing may come first.
            event.preventDefault();
            onToggle(!isOpen);
          }}
        >
          <h2 className={sectionStyles.title} id={titleId}>
            {title}
          </h2>
          {fact && <span className={styles.fact}>{fact}</span>}
          <span className={styles.mark}>
            <Icon name="next" />
          </span>
        </summary>
        <div className={styles.content}>{children}</div>
      </details>
    </section>
  );
}
