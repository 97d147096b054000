import { type ComponentPropsWithRef, useCallback, useState } from 'react';

/** What scrolls in itself, while there is more in it than is seen: the Tab key stops there, and it has a name. */
export function useScrollStop(label: string): ComponentPropsWithRef<'div'> {
  const [isStop, setStop] = useState(false);
  const ref = useCallback((frame: HTMLDivElement) => {
    const look = () => {
      const { scrollHeight, clientHeight, scrollWidth, clientWidth } = frame;
      setStop(scrollHeight > clientHeight + 1 || scrollWidth > clientWidth + 1); // Both are rounded.
    };
    look();
    const observer = new ResizeObserver(look);
    for (const element of [frame, ...frame.children]) observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return isStop ? { ref, role: 'group', 'aria-label': label, tabIndex: 0 } : { ref };
}
