import { SectionFrame } from '../../screen/SectionFrame.tsx';
import { Small } from '../../ui/box.tsx';
import { Loading } from '../../ui/Loading.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { Term } from '../../ui/Term.tsx';
import { text } from '../../values/text/text.ts';
import styles from './IncomeShape.module.css';
import type { IncomeConfig } from './options.ts';

/** As high as the panel without a chosen month. */
export function IncomeShape({ section }: { section: IncomeConfig }) {
  return (
    <SectionFrame section={section} beside={<IncomeBasis />}>
      <IncomeWaiting />
    </SectionFrame>
  );
}

/** What the figures are, beside the title. */
export const IncomeBasis = () => (
  <Small>
    <Term about={text.incomeBasis.about}>{text.incomeBasis.term}</Term>
  </Small>
);

export const IncomeWaiting = () => (
  <Loading>
    <div className={styles.awaited}>
      <Skeleton height="100%" />
    </div>
  </Loading>
);
