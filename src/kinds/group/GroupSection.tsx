import { useMemo } from 'react';
import type { GroupSection as GroupConfig } from '../../config/portal.ts';
import { useRenderers } from '../../screen/RenderersContext.tsx';
import styles from '../../screen/Screen.module.css';
import { GroupProvider } from '../../screen/SectionFrame.tsx';
import { Sections } from '../../screen/Sections.tsx';
import { useOpenWhenNamed } from '../../screen/useOpenWhenNamed.ts';
import { Chapter } from '../../ui/Chapter.tsx';
import { FoldedSection } from '../../ui/FoldedSection.tsx';
import { BelowHeading } from '../../ui/Heading.tsx';
import { Section } from '../../ui/Section.tsx';

/** A group of sections, drawn as one landmark region; a folded one once it is opened, found, named or printed. */
export function GroupSection({ section }: { section: GroupConfig }) {
  const [isOpen, setOpen] = useOpenWhenNamed([section, ...section.sections].map(({ id }) => id));
  const { id, title, heading, untitled = false, half } = section;
  const group = useMemo(() => ({ title, Frame: Chapter }), [title]);
  const rendererOf = useRenderers();
  const Fact = section.fact && rendererOf(section.fact.kind);
  const content = (
    <GroupProvider value={group}>
      <div className={styles.group}>
        <Sections sections={section.sections} />
      </div>
    </GroupProvider>
  );
  return section.folded ? (
    // A row of details, below a heading that the panel above them draws.
    <BelowHeading>
      <FoldedSection
        id={id}
        title={title}
        fact={section.fact && Fact && <Fact section={section.fact} />}
        isOpen={isOpen}
        onToggle={setOpen}
      >
        {content}
      </FoldedSection>
    </BelowHeading>
  ) : (
    <Section id={id} title={title} heading={heading} untitled={untitled} half={half !== undefined} bare>
      {content}
    </Section>
  );
}
