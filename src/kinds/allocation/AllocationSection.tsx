import { SectionFrame } from '../../screen/SectionFrame.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { AllocationBar } from './AllocationBar.tsx';
import type { AllocationConfig } from './options.ts';

/** How an amount is split, one way at a time, in a section of its own. */
export function AllocationSection({ section }: { section: AllocationConfig }) {
  return (
    <SectionFrame section={section}>
      <AllocationBar section={section} none={<EmptyState title={section.empty.title} text={section.empty.text} />} />
    </SectionFrame>
  );
}
