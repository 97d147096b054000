import { useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { Section } from '../config/portal.ts';
import { text } from '../text/text.ts';
import { Fence } from '../widgets/Fence.tsx';
import { SectionError } from '../widgets/SectionError.tsx';
import { SectionFrame } from './SectionFrame.tsx';

interface SectionFenceProps {
  section: Section;
  children: ReactNode;
}

/** Keeps a section that cannot be drawn from taking the others with it. */
export function SectionFence({ section, children }: SectionFenceProps) {
  const queryClient = useQueryClient();
  const instead = (_error: unknown, retry: () => void) => {
    // It may have been the answer: what nobody else shows is asked for anew.
    const tryAgain = () => {
      queryClient.removeQueries({ type: 'inactive' });
      retry();
      // The frame that has the focus goes with the error.
      requestAnimationFrame(() => document.getElementById(section.id)?.focus({ preventScroll: true }));
    };
    return (
      <SectionFrame section={section}>
        <SectionError message={text.faults.section} onRetry={tryAgain} />
      </SectionFrame>
    );
  };
  return <Fence instead={instead}>{children}</Fence>;
}
