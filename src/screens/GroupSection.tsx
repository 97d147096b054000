import type { GroupSection as Group } from '../config/sections/group.ts';
import { Section } from '../widgets/Section.tsx';
import styles from './Screen.module.css';
import { GroupProvider } from './SectionFrame.tsx';
import { Sections } from './Sections.tsx';

/** Sections of one subject, as one region. */
export function GroupSection({ section }: { section: Group }) {
  return (
    <Section id={section.id} title={section.title} bare>
      <GroupProvider title={section.title}>
        <div className={styles.group}>
          <Sections sections={section.sections} />
        </div>
      </GroupProvider>
    </Section>
  );
}
