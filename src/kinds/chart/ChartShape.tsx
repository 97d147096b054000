import { SectionFrame } from '../../screen/SectionFrame.tsx';
import { Loading } from '../../ui/Loading.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import type { ChartConfig } from './options.ts';

/** About as high as the drawing of a measure. */
export const ChartShape = ({ section }: { section: ChartConfig }) => (
  <SectionFrame section={section} bare>
    <Loading>
      <Skeleton height="var(--size-96)" />
    </Loading>
  </SectionFrame>
);
