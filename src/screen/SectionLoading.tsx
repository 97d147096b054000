import { Loading } from '../ui/Loading.tsx';
import { Skeleton, type SkeletonProps } from '../ui/Skeleton.tsx';
import styles from './SectionLoading.module.css';

/** The skeleton of a section's content, with the content's own distance from the frame. */
export function SectionLoading(shape: SkeletonProps) {
  return (
    <div className={styles.frame}>
      <Loading>
        <Skeleton {...shape} />
      </Loading>
    </div>
  );
}
