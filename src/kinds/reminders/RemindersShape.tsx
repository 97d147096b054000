import { SectionFrame } from '../../screen/SectionFrame.tsx';
import { Loading } from '../../ui/Loading.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import type { RemindersConfig } from './options.ts';
import styles from './RemindersPanel.module.css';

/** As high as the panel with one reminder. */
export function RemindersShape({ section }: { section: RemindersConfig }) {
  return (
    <SectionFrame section={section} titled={false}>
      <ul className={styles.list}>
        <AwaitedLine />
      </ul>
    </SectionFrame>
  );
}

export const AwaitedLine = () => (
  <li className={styles.line}>
    <Loading>
      <Skeleton width="60%" />
    </Loading>
  </li>
);
