import { skipToken, useQuery } from '@tanstack/react-query';
import type { ComponentType } from 'react';
import { queryFor } from '../api/queryFor.ts';
import type { Section } from '../config/portal.ts';
import { partState } from '../portal/partState.ts';
import { Loading } from '../widgets/Loading.tsx';
import { Skeleton } from '../widgets/Skeleton.tsx';
import { CardsSection } from './CardsSection.tsx';
import { FormSection } from './FormSection.tsx';
import { GroupSection } from './GroupSection.tsx';
import { NoticeSection } from './NoticeSection.tsx';
import { SectionFrame } from './SectionFrame.tsx';
import { TableSection } from './TableSection.tsx';

/** Adding a kind of section is adding a line here; until then this file does not compile. */
const renderers: { [Kind in Section['kind']]: ComponentType<{ section: Extract<Section, { kind: Kind }> }> } = {
  cards: CardsSection,
  form: FormSection,
  group: GroupSection,
  notice: NoticeSection,
  table: TableSection,
};

/** Sections one below the other, less those whose part is off for the investor. */
export function Sections({ sections }: { sections: readonly Section[] }) {
  const options = queryFor('portfolioEnable', {});
  const isAsked = sections.some((section) => section.part !== undefined);
  const { data, isError } = useQuery(isAsked ? options : { ...options, queryFn: skipToken });
  return sections.map((section) => {
    const state = partState(section.part, { flags: data, hasFailed: isError });
    if (state === 'off') return null;
    if (state === 'unknown') return <Awaited key={section.id} section={section} />;
    const Renderer = renderers[section.kind] as ComponentType<{ section: Section }>; // The record has this kind's own.
    return <Renderer key={section.id} section={section} />;
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
