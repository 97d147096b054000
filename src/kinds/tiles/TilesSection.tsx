import { EmptyState } from '../../ui/EmptyState.tsx';
import { Loading } from '../../ui/Loading.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { TileGrid } from '../../ui/TileGrid.tsx';
import { ListChoices } from '../list/ListChoices.tsx';
import { emptyState, ListFrame } from '../list/ListFrame.tsx';
import { useListState } from '../list/useListState.ts';
import { useServerRows } from '../list/useServerRows.ts';
import type { TilesConfig } from './options.ts';
import { RowTile } from './RowTile.tsx';
import styles from './TilesSection.module.css';
import { useOrder } from './useOrder.ts';

/** A paged list with a tile for each row, in the order and with the filter of the URL. */
export function TilesSection({ section }: { section: TilesConfig }) {
  const order = useOrder(section);
  const choices = useListState(section, order);
  const rows = useServerRows(section, choices);
  return (
    <ListFrame
      section={section}
      choices={choices}
      rows={rows}
      actions={
        <div className={styles.choices}>
          <ListChoices section={section} choices={choices} rows={rows} isSmall={false} order={order} />
        </div>
      }
      waiting={<Waiting count={choices.size.value} />}
    >
      {rows.rows.length === 0 && !rows.isLoading ? (
        <EmptyState {...emptyState(section, choices)} />
      ) : (
        <TileGrid isStale={rows.isLoading}>
          {rows.rows.map((row, index) => (
            <RowTile key={String(row[section.key] ?? index)} section={section} row={row} />
          ))}
        </TileGrid>
      )}
    </ListFrame>
  );
}

function Waiting({ count }: { count: number }) {
  return (
    <Loading>
      <TileGrid>
        {Array.from({ length: count }, (_, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the skeletons are identical and never reordered
          <Skeleton key={index} height="var(--size-96)" />
        ))}
      </TileGrid>
    </Loading>
  );
}
