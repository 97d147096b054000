import { useQuery } from '@tanstack/react-query';
import { queryFor } from '../../client/queryFor.ts';
import { isFirstUse } from '../../figures/firstUse.ts';
import { allTime } from '../../screen/periodDays.ts';
import { Loading } from '../../ui/Loading.tsx';
import { lazyComponent } from '../../ui/lazyComponent.tsx';
import { MissingPart } from '../../ui/MissingPart.tsx';
import { PromptSuspense } from '../../ui/PromptSuspense.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { withTexts } from '../../values/text/withTexts.ts';
import './firstUse.css';
import type { FirstUseConfig } from './options.ts';

// Only new investors need it.
const FirstSteps = lazyComponent(
  () => withTexts(async () => (await import('./FirstSteps.tsx')).FirstSteps),
  MissingPart,
);

/** Says that nothing is invested yet, and what to do first. Until then every other section is a single line. */
export function FirstUsePanel(_: { section: FirstUseConfig }) {
  const investments = useQuery(queryFor('investmentList', {})).data?.investments;
  const entries = useQuery({
    ...queryFor('portfolioActivities', { months: allTime, page: 1, per_page: 1 }),
    enabled: investments?.length === 0,
  }).data?.activities;
  if (!isFirstUse(investments, entries)) return null;
  return (
    <div data-first-use>
      <PromptSuspense
        fallback={
          <Loading>
            <Skeleton lines={6} />
          </Loading>
        }
      >
        <FirstSteps />
      </PromptSuspense>
    </div>
  );
}
