import { useQueryClient } from '@tanstack/react-query';
import { memo, type ReactElement, type ReactNode, useDeferredValue, useSyncExternalStore } from 'react';
import type { Half } from '../config/kind.ts';
import type { Section } from '../config/portal.ts';
import { Fence } from '../ui/Fence.tsx';
import { Loading } from '../ui/Loading.tsx';
import { PromptSuspense } from '../ui/PromptSuspense.tsx';
import { SectionError } from '../ui/SectionError.tsx';
import { Skeleton } from '../ui/Skeleton.tsx';
import { text } from '../values/text/text.ts';
import { namedDays } from '../values/today.ts';
import { featureState } from './featureState.ts';
import { useRenderers, useScreenFeatures, useShape } from './RenderersContext.tsx';
import styles from './Screen.module.css';
import { SectionFrame } from './SectionFrame.tsx';
import { SectionParameters } from './SectionParameters.tsx';

interface SectionsProps {
  sections: readonly Section[];
  /** Drawn before the others, which come right after; by default all. Those above have a skeleton until then. */
  first?: readonly Section[];
}

/**
 * Draws sections one below the other, except those whose feature is off for the investor. A change to the URL redraws
 * only the section it belongs to.
 */
export const Sections = memo(function Sections({ sections, first = sections }: SectionsProps) {
  const features = useScreenFeatures(sections.some((section) => section.feature !== undefined));
  const drawn = useDeferredValue(sections, first);
  const lowest = sections.findLastIndex((section) => drawn.includes(section));
  const parts = sections.slice(0, lowest + 1).map((section) => {
    const state = featureState(section.feature, features);
    if (state === 'off') return null;
    if (state === 'unknown' || !drawn.includes(section)) return <Awaited key={section.id} section={section} />;
    return (
      <SectionParameters key={section.id} id={section.id}>
        <SectionFence section={section}>
          <PromptSuspense fallback={<Awaited section={section} />}>
            <Drawn section={section} />
          </PromptSuspense>
        </SectionFence>
      </SectionParameters>
    );
  });
  return (
    <>
      {inColumns(sections, parts)}
      {/* Until all of the screen is loaded, this makes room for the last section to be at the top of the window. */}
      {lowest < sections.length - 1 && <div aria-busy="true" className={styles.coming} />}
    </>
  );
});

/** Puts the sections of a screen's two columns side by side, where the first of them is. */
function inColumns(sections: readonly Section[], parts: readonly (ReactElement | null)[]): ReactElement {
  const isIn = (column: Half) => (_: unknown, index: number) => sections[index]?.half === column;
  const start = parts.findIndex(isIn('first'));
  if (start === -1) return <>{parts}</>;
  const columns = [parts.filter(isIn('first')), parts.filter(isIn('second'))];
  return (
    <>
      {parts.slice(0, start)}
      <div className={styles.columns}>
        <div className={styles.column}>{columns[0]}</div>
        <div className={styles.column}>{columns[1]}</div>
      </div>
      {parts.slice(start + columns.flat().length)}
    </>
  );
}

interface SectionFenceProps {
  section: Section;
  children: ReactNode;
}

/** An error boundary around a section, so that the other sections stay usable. */
function SectionFence({ section, children }: SectionFenceProps) {
  const queryClient = useQueryClient();
  const instead = (_error: unknown, retry: (then: () => void) => void) => {
    // The response may have caused the error: refetch whatever no other section shows.
    const tryAgain = () => {
      queryClient.removeQueries({ type: 'inactive' });
      // The focused frame is removed together with the error.
      retry(() => document.getElementById(section.id)?.focus({ preventScroll: true }));
    };
    return (
      <SectionFrame section={section}>
        <SectionError message={text.faults.section} onRetry={tryAgain} />
      </SectionFrame>
    );
  };
  return <Fence instead={instead}>{children}</Fence>;
}

function Drawn({ section }: { section: Section }) {
  // An answer may name a later day, such as today where the manager is.
  useSyncExternalStore(namedDays.subscribe, namedDays.latest, namedDays.latest);
  const Renderer = useRenderers()(section.kind);
  return <Renderer section={section} />;
}

function Awaited({ section }: { section: Section }) {
  const Shape = useShape(section.kind);
  if (Shape) return <Shape section={section} />;
  return (
    <SectionFrame section={section} bare>
      <Loading>
        <Skeleton lines={4} />
      </Loading>
    </SectionFrame>
  );
}
