import { SectionFrame } from '../../screen/SectionFrame.tsx';
import { Loading } from '../../ui/Loading.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { LatestStatementShape } from './LatestStatementShape.tsx';
import type { TaxYearConfig } from './options.ts';
import styles from './TaxYearShape.module.css';

/** About as high as a year with one slip. */
export function TaxYearShape({ section }: { section: TaxYearConfig }) {
  return (
    <>
      <LatestStatementShape />
      <SectionFrame section={section} titled={false}>
        <Loading>
          <div className={styles.awaited}>
            <Skeleton height="100%" />
          </div>
        </Loading>
      </SectionFrame>
    </>
  );
}
