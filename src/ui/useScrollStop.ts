import { type ComponentPropsWithRef, useCallback, useState } from 'react';
import { onResize } from './onResize.ts';

/** Props for a scrollable element: while its content overflows it is a Tab stop with a name. */
export function useScrollStop(label: string): ComponentPropsWithRef<'div'> {
  const [isStop, setStop] = useState(false);
  const ref = useCallback((frame: HTMLDivElement) => {
    const look = () => {
      const { scrollHeight, clientHeight, scrollWidth, clientWidth } = frame;
      setStop(scrollHeight > clientHeight + 1 || scrollWidth > clientWidth + 1); // Both are rounded.
    };
    look();
    return onResize([frame, ...frame.children], look);
  }, []);
  return isStop ? { ref, role: 'group', 'aria-label': label, tabIndex: 0 } : { ref };
}
