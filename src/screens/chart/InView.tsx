import { type ReactNode, Suspense, useCallback, useState } from 'react';
import { Skeleton } from '../../widgets/Skeleton.tsx';

interface InViewProps {
  /** In pixels; what is drawn later takes no more, so nothing moves. */
  height: number;
  children: ReactNode;
}

/** Draws what is in it, and so loads what that needs, only when it comes into view. */
export function InView({ height, children }: InViewProps) {
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
  const waiting = <Skeleton height={`${height}px`} />;
  return (
    <div ref={watch} style={{ minBlockSize: height }}>
      {isSeen ? <Suspense fallback={waiting}>{children}</Suspense> : waiting}
    </div>
  );
}
