import { type ComponentType, lazy } from 'react';
import { withSecondTry } from './withSecondTry.ts';

/** A component that is loaded when it is first drawn, out of a file that exports it by name. */
export function lazyComponent<Props>(load: () => Promise<ComponentType<Props>>) {
  return lazy<ComponentType<Props>>(async () => ({ default: await withSecondTry(load) }));
}
