import { SectionFrame } from '../../screen/SectionFrame.tsx';
import { SectionLoading } from '../../screen/SectionLoading.tsx';
import type { NotesConfig } from './options.ts';

/** About as high as the first notes. */
export function NotesShape({ section }: { section: NotesConfig }) {
  return (
    <SectionFrame section={section}>
      <NotesWaiting of={section.of} />
    </SectionFrame>
  );
}

/** Most loans have fewer updates than a portfolio has notes. */
export const NotesWaiting = ({ of }: Pick<NotesConfig, 'of'>) => (
  <SectionLoading height={of === 'portfolio' ? 'var(--size-96)' : 'var(--size-36)'} />
);
