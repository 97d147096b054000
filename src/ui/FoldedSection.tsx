import { type ReactNode, useId } from 'react';
import { Text } from './box.tsx';
import type { Elements } from './elements.ts';
import styles from './FoldedSection.module.css';
import { BelowHeading, Heading } from './Heading.tsx';
import { Icon } from './Icon.tsx';
import sectionStyles from './Section.module.css';
import { useOnPaper } from './useOnPaper.ts';

interface FoldedSectionProps {
  /** The target of an anchor in the menu. */
  id?: string;
  /** The name of the region. */
  title: string;
  /** A few words about the content, or none: the section is drawn as a row then, close to the next one. */
  fact?: Elements | undefined;
  isOpen: boolean;
  /** Also called when the browser's search opens it. */
  onToggle: (isOpen: boolean) => void;
  children: ReactNode;
}

/** A part of a screen that shows only its title until it is opened; printing opens it. */
export function FoldedSection({ id, title, fact, isOpen, onToggle, children }: FoldedSectionProps) {
  const titleId = useId();
  const isOnPaper = useOnPaper();
  return (
    <section
      className={sectionStyles.section}
      id={id}
      data-section={id}
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
            // The element's own `toggle` event comes later than the click, and printing may start before it.
            event.preventDefault();
            onToggle(!isOpen);
          }}
        >
          <Heading className={sectionStyles.title} id={titleId}>
            {title}
          </Heading>
          {fact && (
            <Text as="span" size="table" tone="muted" breaks="anywhere" className={styles.fact}>
              {fact}
            </Text>
          )}
          <span className={styles.mark}>
            <Icon name="expand" />
          </span>
        </summary>
        <div className={styles.content}>
          <BelowHeading>{children}</BelowHeading>
        </div>
      </details>
    </section>
  );
}
