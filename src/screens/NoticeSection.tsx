import type { NoticeSection as Notice } from '../config/kinds/notice.ts';
import { EmptyState } from '../widgets/EmptyState.tsx';
import { SectionFrame } from './SectionFrame.tsx';

/** A few words in place of what is not there. */
export function NoticeSection({ section }: { section: Notice }) {
  return (
    <SectionFrame section={section}>
      <EmptyState title={section.text} />
    </SectionFrame>
  );
}
