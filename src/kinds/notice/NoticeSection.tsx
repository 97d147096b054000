import { SectionFrame } from '../../screen/SectionFrame.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import type { NoticeConfig } from './options.ts';

/** A short text in place of something that is missing, or beside other sections. */
export function NoticeSection({ section }: { section: NoticeConfig }) {
  return (
    <SectionFrame section={section}>
      <EmptyState title={section.text} />
    </SectionFrame>
  );
}
