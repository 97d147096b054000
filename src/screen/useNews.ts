import { useEffect, useRef } from 'react';
import { announce } from '../ui/toastStore.ts';

/**
 * Announces what is shown now, such as after another choice, but not what the screen starts with. The line is undefined
 * until its data has arrived.
 */
export function useNews(line: string | undefined): void {
  const last = useRef(line);
  useEffect(() => {
    if (line === undefined) return;
    if (last.current !== undefined && last.current !== line) announce(line);
    last.current = line;
  }, [line]);
}
