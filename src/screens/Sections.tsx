import { type ComponentType, lazy, Suspense } from 'react';
import type { Section } from '../config/portal.ts';
import { partState } from '../portal/partState.ts';
import { Loading } from '../widgets/Loading.tsx';
import { Skeleton } from '../widgets/Skeleton.tsx';
import { AllocationSection } from './AllocationSection.tsx';
import { CardsSection } from './CardsSection.tsx';
import { ChartSection } from './ChartSection.tsx';
import { FiguresSection } from './FiguresSection.tsx';
import { FormSection } from './FormSection.tsx';
import { GroupSection } from './GroupSection.tsx';
import { NoticeSection } from './NoticeSection.tsx';
import { SectionFrame } from './SectionFrame.tsx';
import { TableSection } from './TableSection.tsx';
import { useParts } from './useParts.ts';
import { withSecondTry } from './withSecondTry.ts';

// Screens without them come without what these kinds are made of.
const DetailsSection = lazy(async () => {
  const { DetailsSection } = await withSecondTry(() => import('./DetailsSection.tsx'));
  return { default: DetailsSection };
});
const FilesSection = lazy(async () => {
  const { FilesSection } = await withSecondTry(() => import('./files/FilesSection.tsx'));
  return { default: FilesSection };
});
const NotesSection = lazy(async () => {
  const { NotesSection } = await withSecondTry(() => import('./NotesSection.tsx'));
  return { default: NotesSection };
});

/** Adding a kind of section is adding a line here; until then this file does not compile. */
const renderers: { [Kind in Section['kind']]: ComponentType<{ section: Extract<Section, { kind: Kind }> }> } = {
  allocation: AllocationSection,
  cards: CardsSection,
  chart: ChartSection,
  details: DetailsSection,
  figures: FiguresSection,
  files: FilesSection,
  form: FormSection,
  group: ({ section }) => (
    <GroupSection section={section}>
      <Sections sections={section.sections} />
    </GroupSection>
  ),
  notes: NotesSection,
  notice: NoticeSection,
  table: TableSection,
};

/** Sections one below the other, less those whose part is off for the investor. */
export function Sections({ sections }: { sections: readonly Section[] }) {
  const parts = useParts(sections.some((section) => section.part !== undefined));
  return sections.map((section) => {
    const state = partState(section.part, parts);
    if (state === 'off') return null;
    if (state === 'unknown') return <Awaited key={section.id} section={section} />;
    const Renderer = renderers[section.kind] as ComponentType<{ section: Section }>; // The record has this kind's own.
    return (
      <Suspense key={section.id} fallback={<Awaited section={section} />}>
        <Renderer section={section} />
      </Suspense>
    );
  });
}

function Awaited({ section }: { section: Section }) {
  return (
    <SectionFrame section={section} bare>
      <Loading>
        <Skeleton lines={4} />
      </Loading>
    </SectionFrame>
  );
}
