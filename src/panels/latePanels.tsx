import { useQuery } from '@tanstack/react-query';
import type { ComponentType, ReactElement } from 'react';
import { queryFor } from '../api/queryFor.ts';
import { lateSection } from '../sections/lateSection.ts';
import type { LazyComponent } from '../widgets/lazyComponent.tsx';
import { PromptSuspense } from '../widgets/PromptSuspense.tsx';
import { AttentionShape } from './attention/AttentionShape.tsx';
import { lostPayments } from './attention/lostPayments.ts';
import type { AttentionConfig } from './attention/options.ts';
import type { UpcomingConfig } from './upcoming/options.ts';
import { UpcomingShape } from './upcoming/UpcomingShape.tsx';

const Attention = lateSection(async () => (await import('./attention/AttentionPanel.tsx')).AttentionPanel);
const Upcoming = lateSection(async () => (await import('./upcoming/UpcomingPanel.tsx')).UpcomingPanel);

// These stand above the cards, whose code comes first: they keep their places, and ask at once what is first to be shown.

export const AttentionPanel = asLate(Attention, function AttentionPlace({ section }: { section: AttentionConfig }) {
  useQuery(queryFor('investmentList', {}));
  const enabled = !section.leaveOut?.includes('payments');
  useQuery({ ...lostPayments('failed'), enabled });
  useQuery({ ...lostPayments('reversed'), enabled });
  return <Late fallback={<AttentionShape section={section} />} panel={<Attention section={section} />} />;
});

export const UpcomingPanel = asLate(Upcoming, function UpcomingPlace({ section }: { section: UpcomingConfig }) {
  useQuery(queryFor('investmentList', {}));
  return <Late fallback={<UpcomingShape section={section} />} panel={<Upcoming section={section} />} />;
});

function Late({ fallback, panel }: { fallback: ReactElement; panel: ReactElement }) {
  return <PromptSuspense fallback={fallback}>{panel}</PromptSuspense>;
}

/** The place of a late panel, whose code can be loaded ahead as that of the panel itself. */
function asLate<Props>(panel: LazyComponent<Props>, place: ComponentType<Props>) {
  return Object.assign(place, { fetch: panel.fetch, isHere: panel.isHere, isLate: true });
}
