import { type ReactNode, useId } from 'react';
import type { Elements } from './elements.ts';
import { BelowHeading, Heading } from './Heading.tsx';
import styles from './Section.module.css';

export interface SectionProps {
  /** The target of an anchor in the menu. */
  id?: string;
  /** The name of the region. */
  title: string;
  /** The title as drawn, if it is not the name of the region. */
  heading?: string | Elements;
  /** A few words or figures about the whole section, beside its title. */
  beside?: Elements;
  /** Controls for the whole section. */
  actions?: Elements;
  /** Half as wide on wide screens, and at the end of its row. */
  half?: boolean | 'end';
  /** Without a frame, for content that brings its own, such as cards. */
  bare?: boolean;
  /** The title is on the page already: it names the region and is not drawn again. */
  untitled?: boolean;
  /** The heading above has the same title: the region is only named. */
  isSaid?: boolean;
  /** A region with a name, but without a visible title in its group. */
  isNamed?: boolean;
  children: ReactNode;
}

/** A part of a screen: a region named by its title. */
export function Section(props: SectionProps) {
  const { id, title, heading, beside, actions, half = false, bare = false, children } = props;
  const { untitled = false, isSaid = false } = props;
  const titleId = useId();
  return (
    <section
      className={styles.section}
      id={id}
      data-section={id}
      {...(heading || isSaid ? { 'aria-label': title } : { 'aria-labelledby': titleId })}
      data-half={half !== false}
      data-end={half === 'end' ? '' : undefined}
      data-plain={untitled || isSaid}
      tabIndex={-1}
    >
      <header className={(untitled || isSaid) && !actions && !beside ? 'visuallyHidden' : styles.header}>
        {!isSaid && (
          <Heading className={untitled ? 'visuallyHidden' : styles.title} id={titleId}>
            {heading ?? title}
          </Heading>
        )}
        {beside && <div className={styles.beside}>{beside}</div>}
        {actions && <div className={styles.actions}>{actions}</div>}
      </header>
      <div className={styles.body} data-bare={bare}>
        {isSaid ? children : <BelowHeading>{children}</BelowHeading>}
      </div>
    </section>
  );
}
