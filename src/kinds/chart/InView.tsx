import { type ReactNode, useCallback, useState } from 'react';
import { PromptSuspense } from '../../ui/PromptSuspense.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { useOnPaper } from '../../ui/useOnPaper.ts';

interface InViewProps {
  /** In pixels. The content must not be higher when it appears, so that nothing moves. */
  height: number;
  /** Printed instead of content that has not been loaded. */
  instead: ReactNode;
  children: ReactNode;
}

/**
 * Renders its children, and so loads what they need, only once it scrolls into view. Until then it keeps their place
 * free: an invisible skeleton would be animated for as long as the page is open.
 */
export function InView({ height, instead, children }: InViewProps) {
  const [isSeen, setSeen] = useState(false);
  const watch = useCallback((place: HTMLDivElement) => {
    // Without IntersectionObserver, as in jsdom, everything counts as in view.
    if (!('IntersectionObserver' in window)) return setSeen(true);
    const observer = new IntersectionObserver((entries) => {
      if (!entries.some((entry) => entry.isIntersecting)) return;
      setSeen(true);
      observer.disconnect();
    });
    observer.observe(place);
    return () => observer.disconnect();
  }, []);
  const isOnPaper = useOnPaper();
  const waiting = isOnPaper ? instead : <Skeleton height={`${height}px`} />;
  const isDrawn = isSeen || isOnPaper;
  return (
    <div ref={watch} style={{ minBlockSize: isOnPaper ? undefined : height }}>
      {isDrawn && <PromptSuspense fallback={waiting}>{children}</PromptSuspense>}
    </div>
  );
}
