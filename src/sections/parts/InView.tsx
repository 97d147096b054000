import { type ReactNode, useCallback, useState } from 'react';
import { PromptSuspense } from '../../widgets/PromptSuspense.tsx';
import { Skeleton } from '../../widgets/Skeleton.tsx';
import { useOnPaper } from '../../widgets/useOnPaper.ts';

interface InViewProps {
  /** In pixels; what is drawn later takes no more, so nothing moves. */
  height: number;
  /** What a printed page has in the place of what has not been loaded. */
  instead: ReactNode;
  children: ReactNode;
}

/** Draws what is in it, and so loads what that needs, only when it comes into view. */
export function InView({ height, instead, children }: InViewProps) {
  const [isSeen, setSeen] = useState(false);
  const watch = useCallback((place: HTMLDivElement) => {
    // Where nothing says what is in view, as in jsdom, everything is.
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
  return (
    <div ref={watch} style={{ minBlockSize: isOnPaper ? undefined : height }}>
      {isSeen || isOnPaper ? <PromptSuspense fallback={waiting}>{children}</PromptSuspense> : waiting}
    </div>
  );
}
