import type { NoticeConfig } from '../../config/kinds/notice.ts';
import { SectionFrame } from '../../frame/SectionFrame.tsx';
import { EmptyState } from '../../widgets/EmptyState.tsx';

/** A few words in place of what is not there. */
export function NoticeSection({ section }: { section: NoticeConfig }) {
  return (
    <SectionFrame section={section}>
      <EmptyState title={section.text} />
    </SectionFrame>
  );
}
