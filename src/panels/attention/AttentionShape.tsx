import { SectionFrame } from '../../frame/SectionFrame.tsx';
import { Loading } from '../../widgets/Loading.tsx';
import { Skeleton } from '../../widgets/Skeleton.tsx';
import styles from './AttentionPanel.module.css';
import type { AttentionConfig } from './options.ts';

/** As high as the panel while its code is awaited. */
export function AttentionShape({ section }: { section: AttentionConfig }) {
  return (
    <SectionFrame section={section}>
      <ul className={styles.list}>
        <li className={styles.line}>
          <Loading>
            <Skeleton />
          </Loading>
        </li>
      </ul>
    </SectionFrame>
  );
}
