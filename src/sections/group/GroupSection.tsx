import type { ReactNode } from 'react';
import type { GroupConfig } from '../../config/kinds/group.ts';
import styles from '../../frame/Screen.module.css';
import { GroupProvider } from '../../frame/SectionFrame.tsx';
import { Section } from '../../widgets/Section.tsx';

/** A group of sections, drawn as one landmark region. */
export function GroupSection({ section, children }: { section: GroupConfig; children: ReactNode }) {
  return (
    <Section id={section.id} title={section.title} bare>
      <GroupProvider title={section.title}>
        <div className={styles.group}>{children}</div>
      </GroupProvider>
    </Section>
  );
}
