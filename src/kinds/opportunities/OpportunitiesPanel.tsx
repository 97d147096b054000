import { useMemo } from 'react';
import type { Investment } from '../../figures/answers.ts';
import { usePortal } from '../../screen/PortalContext.tsx';
import { SectionParameters } from '../../screen/SectionParameters.tsx';
import { useAnswerOf } from '../../screen/useAnswerOf.ts';
import { Stack } from '../../ui/box.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { Loading } from '../../ui/Loading.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { text } from '../../values/text/text.ts';
import { ListChoices } from '../list/ListChoices.tsx';
import { emptyState, ListFrame } from '../list/ListFrame.tsx';
import { useListState } from '../list/useListState.ts';
import { useServerRows } from '../list/useServerRows.ts';
import { useWantedAmount } from '../opportunity/useWantedAmount.ts';
import { useOrder } from '../tiles/useOrder.ts';
import { AmountRow } from './AmountRow.tsx';
import styles from './OpportunitiesPanel.module.css';
import { OpportunityGroup, OpportunityRows, OpportunityTitle } from './OpportunityGroup.tsx';
import type { OpportunitiesConfig } from './options.ts';
import { PastOpportunities } from './PastOpportunities.tsx';
import { opportunitiesIn, stateOf } from './stateOf.ts';

/** The default amount until another one is entered. */
const usual = 25_000;

/** Opportunities to invest in: those that are open by their closing day, those to come, and past ones, folded. */
export function OpportunitiesPanel({ section }: { section: OpportunitiesConfig }) {
  return (
    <SectionParameters id={section.list.id}>
      <Opportunities section={section} />
    </SectionParameters>
  );
}

function Opportunities({ section }: { section: OpportunitiesConfig }) {
  const list = useMemo(() => ({ ...section.list, title: section.title, where: { status: 'open' } }), [section]);
  const { currency, pageSize } = usePortal();
  const order = useOrder(list);
  const choices = useListState(list, order);
  const rows = useServerRows(list, choices);
  const coming = useServerRows(list, stateOf(choices, 'coming_soon'));
  const wanted = useWantedAmount(list.id, usual, currency);
  const held = useAnswerOf('investmentList', {}).data?.investments ?? none;
  const drawing = { amount: wanted.amount, isOwn: wanted.isOwn, held };
  return (
    <Stack gap="8" className={styles.opportunities}>
      <AmountRow wanted={wanted} />
      <ListFrame
        section={list}
        choices={choices}
        rows={rows}
        frame={{
          section: { ...section, heading: <OpportunityTitle title={text.opportunity.list.open} count={rows.total} /> },
          bare: true,
        }}
        actions={<ListChoices section={list} choices={choices} rows={rows} isSmall={false} order={order} />}
        isOnePage={rows.total !== undefined && rows.total <= Math.min(choices.size.value, pageSize)}
        waiting={<Waiting />}
      >
        {coming.query.isPending ? <Waiting /> : open()}
      </ListFrame>
      {!rows.query.isPending && (coming.rows.length > 0 || (coming.query.error && !rows.query.error)) && (
        <OpportunityGroup
          title={text.opportunity.list.coming}
          count={coming.total}
          opportunities={opportunitiesIn(coming.rows)}
          query={coming.query}
          {...drawing}
        />
      )}
      <PastOpportunities list={section.list} choices={choices} />
    </Stack>
  );

  /** Waits for the upcoming opportunities, so that they push nothing down when they arrive. */
  function open() {
    if (rows.rows.length === 0 && !rows.isLoading) return <EmptyState {...emptyState(list, choices)} />;
    return (
      <OpportunityRows
        title={text.opportunity.list.open}
        opportunities={opportunitiesIn(rows.rows)}
        isStale={rows.isLoading}
        {...drawing}
      />
    );
  }
}

const none: readonly Investment[] = [];

function Waiting() {
  return (
    <Loading>
      <div className={styles.awaited}>
        <Skeleton lines={12} />
      </div>
    </Loading>
  );
}
