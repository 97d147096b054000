import { BesideTitle } from '../../screen/BesideTitle.tsx';
import { SectionFrame } from '../../screen/SectionFrame.tsx';
import { Loading } from '../../ui/Loading.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import type { TaxYearConfig } from './options.ts';
import styles from './TaxYearShape.module.css';

/** About as high as a year with one slip. */
export function TaxYearShape({ section }: { section: TaxYearConfig }) {
  return (
    <>
      {/* Keeps its place on a phone, where it has its own line. */}
      <BesideTitle>
        <div className={styles.latest} aria-hidden>
          <Skeleton width="var(--size-64)" />
        </div>
      </BesideTitle>
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
