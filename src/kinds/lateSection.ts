import type { ComponentType } from 'react';
import { afterCards } from '../screen/afterCards.ts';
import { lazySection } from './lazySection.tsx';

/**
 * A renderer whose code comes after the cards on a screen that has some (`usePreloadedRenderers`). A section above them
 * has a `Shape` of its own height, so that nothing jumps.
 */
export function lateSection<Props extends { section: { id: string; title: string } }>(
  load: () => Promise<ComponentType<Props>>,
  Shape?: ComponentType<Props>,
) {
  return Object.assign(lazySection(load, afterCards), { isLate: true, Shape });
}
