import type { ReactNode } from 'react';
import type { GroupConfig } from '../../config/kinds/group.ts';
import styles from '../../frame/Screen.module.css';
import { GroupProvider } from '../../frame/SectionFrame.tsx';
import { FoldedSection } from '../../widgets/FoldedSection.tsx';
import { Section } from '../../widgets/Section.tsx';

/** A group of sections, drawn as one landmark region; a folded one once it is opened, found or printed. */
export function GroupSection({ section, children }: { section: GroupConfig; children: ReactNode }) {
  const Frame = section.folded ? FoldedSection : Section;
  return (
    <Frame id={section.id} title={section.title} bare>
      <GroupProvider title={section.title}>
        <div className={styles.group}>{children}</div>
      </GroupProvider>
    </Frame>
  );
}
