import type { ReactNode } from 'react';
import type { GroupSection as Group } from '../config/kinds/group.ts';
import { Section } from '../widgets/Section.tsx';
import styles from './Screen.module.css';
import { GroupProvider } from './SectionFrame.tsx';

/** Sections of one subject, as one region. */
export function GroupSection({ section, children }: { section: Group; children: ReactNode }) {
  return (
    <Section id={section.id} title={section.title} bare>
      <GroupProvider title={section.title}>
        <div className={styles.group}>{children}</div>
      </GroupProvider>
    </Section>
  );
}
