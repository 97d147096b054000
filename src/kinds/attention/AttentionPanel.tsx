import { useQuery } from '@tanstack/react-query';
import { queryFor } from '../../client/queryFor.ts';
import { paymentsState } from '../../figures/paymentsState.ts';
import { SectionFrame } from '../../screen/SectionFrame.tsx';
import { Loading } from '../../ui/Loading.tsx';
import { lazyComponent } from '../../ui/lazyComponent.tsx';
import { MissingPart } from '../../ui/MissingPart.tsx';
import { PromptSuspense } from '../../ui/PromptSuspense.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import styles from './AttentionPanel.module.css';
import { useLostActivities } from './useLostActivities.ts';
import './payments.css';
import type { AttentionConfig } from './options.ts';

// Most investors never need it.
const LoanAlerts = lazyComponent(async () => (await import('./LoanAlerts.tsx')).LoanAlerts, MissingPart);

/** The payments that failed and the loans that are behind; draws nothing if there are none. */
export function AttentionPanel({ section }: { section: AttentionConfig }) {
  const list = useQuery(queryFor('investmentList', {}));
  const { activities, queries } = useLostActivities();
  const investments = list.data?.investments;
  const state = paymentsState({ activities, investments });
  const isHeld = state === 'unknown' && [list, ...queries].some(({ isPending }) => isPending);
  if (state !== 'due') return <div hidden data-payments={state} data-holds={isHeld} />;
  return (
    <SectionFrame section={section} bare titled={false}>
      <div data-payments={state}>
        <PromptSuspense
          fallback={
            <div data-holds>
              <Loading>
                <div className={styles.awaited}>
                  <Skeleton height="100%" />
                </div>
              </Loading>
            </div>
          }
        >
          <LoanAlerts activities={activities} investments={investments} />
        </PromptSuspense>
      </div>
    </SectionFrame>
  );
}
