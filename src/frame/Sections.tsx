import { memo, useDeferredValue } from 'react';
import type { Section } from '../config/portal.ts';
import { featureState } from '../portal/featureState.ts';
import { usePortal } from '../portal/PortalContext.tsx';
import { Loading } from '../widgets/Loading.tsx';
import { PromptSuspense } from '../widgets/PromptSuspense.tsx';
import { Skeleton } from '../widgets/Skeleton.tsx';
import { useRenderers, useScreenFeatures } from './RenderersContext.tsx';
import { expectedRows, RowsShape } from './RowsShape.tsx';
import { SectionFence } from './SectionFence.tsx';
import { SectionFrame } from './SectionFrame.tsx';
import { SectionParameters } from './SectionParameters.tsx';

/** So many sections are drawn first, those in groups included; the others are further down than the first look goes. */
const first = 3;

const partsOf = (section: Section) => (section.kind === 'group' ? section.sections : [section]);

/** Where a visit of a screen begins: with the section that the hash of its URL names, or `anywhere`. */
export type Start = 'top' | 'anywhere' | `#${string}`;

/** The sections that are drawn first: those down to where the visit begins, and as many more as can be seen there. */
function firstOf(sections: readonly Section[], start: Start): readonly Section[] {
  if (start === 'anywhere') return sections;
  const isStart = (section: Section) => [section, ...partsOf(section)].some(({ id }) => start === `#${id}`);
  const from = sections.findIndex(isStart);
  let count = 0;
  const last = sections.findIndex((section, index) => {
    if (index >= from) count += partsOf(section).length;
    return count >= first;
  });
  const isAll = last < 0 || last === sections.length - 1;
  return isAll ? sections : sections.slice(0, last + 1);
}

interface SectionsProps {
  sections: readonly Section[];
  start?: Start;
}

/**
 * Draws sections one below the other, except those whose feature is off for the investor. Those further down come right
 * after the first ones. A change to the URL redraws only the section it belongs to.
 */
export const Sections = memo(function Sections({ sections, start = 'top' }: SectionsProps) {
  const features = useScreenFeatures(sections.some((section) => section.feature !== undefined));
  const drawn = useDeferredValue(sections, firstOf(sections, start));
  const parts = drawn.map((section) => {
    const state = featureState(section.feature, features);
    if (state === 'off') return null;
    if (state === 'unknown') return <Awaited key={section.id} section={section} />;
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
      {parts}
      {/* Not all of the screen is here yet. */}
      {drawn !== sections && <span aria-busy="true" hidden />}
    </>
  );
});

function Drawn({ section }: { section: Section }) {
  const Renderer = useRenderers()(section.kind);
  return <Renderer section={section} />;
}

/** Whether a section draws charts; a row of charts is about as high as a single chart. */
const isDrawing = ({ kind }: Section) => kind === 'allocation' || kind === 'chart';

function Awaited({ section }: { section: Section }) {
  const { pageSize } = usePortal();
  return (
    <SectionFrame section={section} bare={section.kind !== 'table'}>
      {section.kind === 'table' ? (
        <RowsShape rows={expectedRows(section, section.pageSize ?? pageSize)} />
      ) : (
        <Loading>
          <Skeleton {...(isDrawing(section) ? { height: 'var(--size-96)' } : { lines: 4 })} />
        </Loading>
      )}
    </SectionFrame>
  );
}
