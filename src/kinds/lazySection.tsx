import { type ComponentType, useEffect } from 'react';
import { reloadOnce } from '../screen/reloadOnce.ts';
import { SectionFrame } from '../screen/SectionFrame.tsx';
import type { Failure } from '../ui/Fence.tsx';
import { lazyComponent } from '../ui/lazyComponent.tsx';
import { MissingPart } from '../ui/MissingPart.tsx';
import { withTexts } from '../values/text/withTexts.ts';

interface SectionProps {
  section: { id: string; title: string };
}

/**
 * Creates the renderer of a kind; its code and texts are loaded when a screen has such a section, and not before `turn`
 * resolves.
 */
export const lazySection = <Props extends SectionProps>(
  load: () => Promise<ComponentType<Props>>,
  turn?: () => Promise<void>,
) =>
  lazyComponent<Props>(async () => {
    await turn?.();
    return withTexts(load);
  }, MissingSection);

function MissingSection({ section, ...missing }: SectionProps & Failure) {
  const { isOutdated } = missing.failure;
  useEffect(() => {
    if (isOutdated) reloadOnce();
  }, [isOutdated]);
  return (
    <SectionFrame section={section}>
      <MissingPart {...missing} />
    </SectionFrame>
  );
}
