import { BesideTitle } from '../../screen/BesideTitle.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import styles from './LatestStatement.module.css';

/** Keeps its place on a phone, where it has its own line. */
export const LatestStatementShape = () => (
  <BesideTitle>
    <div className={styles.latest} aria-hidden>
      <Skeleton width="var(--size-64)" />
    </div>
  </BesideTitle>
);
