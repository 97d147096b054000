import type { NoticeSection as Notice } from '../config/sections/notice.ts';
import { EmptyState } from '../widgets/EmptyState.tsx';
import { Section } from '../widgets/Section.tsx';

/** A few words in place of what is not there. */
export function NoticeSection({ section }: { section: Notice }) {
  return (
    <Section id={section.id} title={section.title}>
      <EmptyState title={section.text} />
    </Section>
  );
}
