import { useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { Section } from '../config/portal.ts';
import { Fence } from '../ui/Fence.tsx';
import { SectionError } from '../ui/SectionError.tsx';
import { text } from '../values/text/text.ts';
import { SectionFrame } from './SectionFrame.tsx';

interface SectionFenceProps {
  section: Section;
  children: ReactNode;
}

/** An error boundary around a section, so that the other sections stay usable. */
export function SectionFence({ section, children }: SectionFenceProps) {
  const queryClient = useQueryClient();
  const instead = (_error: unknown, retry: (then: () => void) => void) => {
    // The response may have caused the error: refetch whatever no other section shows.
    const tryAgain = () => {
      queryClient.removeQueries({ type: 'inactive' });
      // The focused frame is removed together with the error.
      retry(() => document.getElementById(section.id)?.focus({ preventScroll: true }));
    };
    return (
      <SectionFrame section={section}>
        <SectionError message={text.faults.section} onRetry={tryAgain} />
      </SectionFrame>
    );
  };
  return <Fence instead={instead}>{children}</Fence>;
}
