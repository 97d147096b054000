import { type RefObject, useEffect, useState } from 'react';
import { onResize } from './onResize.ts';

/** An element's inner width and height in whole pixels, updated when they change; 0 until it is mounted. */
export function useSize(element: RefObject<Element | null>): { width: number; height: number } {
  const [size, setSize] = useState({ width: 0, height: 0 });
  useEffect(() => {
    if (!element.current) return;
    return onResize([element.current], (entry) => {
      const { width = 0, height = 0 } = entry?.contentRect ?? {};
      setSize({ width: Math.floor(width), height: Math.floor(height) });
    });
  }, [element]);
  return size;
}
