import { useState } from 'react';
import { QueryFailure } from '../../screen/QueryFailure.tsx';
import { FactRow } from '../../ui/FactRow.tsx';
import { Loading } from '../../ui/Loading.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { TileGrid } from '../../ui/TileGrid.tsx';
import { text } from '../../values/text/text.ts';
import type { ListState } from '../list/useListState.ts';
import { useServerRows } from '../list/useServerRows.ts';
import { RowTile } from '../tiles/RowTile.tsx';
import type { OpportunitiesConfig } from './options.ts';
import { stateOf } from './stateOf.ts';

interface PastOpportunitiesProps {
  list: OpportunitiesConfig['list'];
  choices: ListState;
}

/** Opportunities that are no longer open, requested when the list is opened. */
export function PastOpportunities(props: PastOpportunitiesProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <FactRow title={text.opportunity.list.past} fact={text.opportunity.list.pastStates} onToggle={setOpen}>
      {isOpen && <Opened {...props} />}
    </FactRow>
  );
}

function Opened({ list, choices }: PastOpportunitiesProps) {
  const funded = useServerRows(list, stateOf(choices, 'fully_funded'));
  const closed = useServerRows(list, stateOf(choices, 'closed'));
  const withdrawn = useServerRows(list, stateOf(choices, 'withdrawn'));
  const parts = [funded, closed, withdrawn];
  const rows = parts.flatMap((part) => part.rows);
  const hasFailed = parts.some(({ query }) => query.error);
  const isPending = parts.some(({ query }) => query.isPending);
  return (
    <>
      <QueryFailure query={funded.query} others={[closed.query, withdrawn.query]} />
      {isPending && (
        <Loading>
          <Skeleton lines={6} />
        </Loading>
      )}
      {rows.length > 0 && (
        <TileGrid>
          {rows.map((row, index) => (
            <RowTile key={String(row[list.key] ?? index)} section={list} row={row} />
          ))}
        </TileGrid>
      )}
      {rows.length === 0 && !isPending && !hasFailed && <p>{text.opportunity.list.noPast}</p>}
    </>
  );
}
