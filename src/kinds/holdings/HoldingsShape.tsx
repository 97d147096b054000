import { usePortal } from '../../screen/PortalContext.tsx';
import { SectionFrame } from '../../screen/SectionFrame.tsx';
import { SectionLoading } from '../../screen/SectionLoading.tsx';
import { Loading } from '../../ui/Loading.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { AwaitedActions, expectedRows, RowsShape } from '../table/RowsShape.tsx';
import { HoldingsJump } from './HoldingsJump.tsx';
import type { HoldingsConfig } from './options.ts';

/** About as high as the panel. */
export function HoldingsShape({ section }: { section: HoldingsConfig }) {
  const { pageSize } = usePortal();
  return (
    <SectionFrame section={section} beside={<AwaitedAverages />} actions={<AwaitedActions />}>
      <HoldingsJump section={section} />
      {section.split && <SectionLoading height="var(--space-12)" />}
      <RowsShape rows={expectedRows(section.list, section.list.pageSize ?? pageSize)} />
    </SectionFrame>
  );
}

/** The line beside the title. */
export const AwaitedAverages = () => (
  <Loading>
    <Skeleton width="60%" />
  </Loading>
);
