import { Loading } from '../widgets/Loading.tsx';
import { Skeleton, type SkeletonProps } from '../widgets/Skeleton.tsx';
import styles from './SectionLoading.module.css';

/** The shape of what a section is waiting for, as far from its frame as that will be. */
export function SectionLoading(shape: SkeletonProps) {
  return (
    <div className={styles.frame}>
      <Loading>
        <Skeleton {...shape} />
      </Loading>
    </div>
  );
}
