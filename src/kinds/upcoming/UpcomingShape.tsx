import { SectionFrame } from '../../screen/SectionFrame.tsx';
import { Loading } from '../../ui/Loading.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import type { UpcomingConfig } from './options.ts';
import styles from './UpcomingPanel.module.css';
import { UpcomingRow, type UpcomingRowProps } from './UpcomingRow.tsx';

/** The most upcoming payments that are shown. */
export const mostComing = 4;

/** As high as the panel with all of its rows. */
export function UpcomingShape({ section }: { section: UpcomingConfig }) {
  return (
    <SectionFrame section={section}>
      <div className={styles.upcoming}>
        <AwaitedRows />
        <p className={styles.all}>
          <Skeleton width="var(--size-36)" />
        </p>
      </div>
    </SectionFrame>
  );
}

export function AwaitedRows() {
  return (
    <Loading>
      <ul className={styles.list}>
        <AwaitedRow state="received" />
        {Array.from({ length: mostComing }, (_, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: they are all the same
          <AwaitedRow key={index} state={index === 0 ? 'next' : 'later'} />
        ))}
      </ul>
    </Loading>
  );
}

export const AwaitedRow = ({ state }: Pick<UpcomingRowProps, 'state'>) => (
  <UpcomingRow
    state={state}
    name={<Skeleton width="70%" />}
    amount={<Skeleton width="var(--size-20)" />}
    day=""
    note={undefined}
  />
);
