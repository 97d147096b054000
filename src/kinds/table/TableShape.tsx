import { usePortal } from '../../screen/PortalContext.tsx';
import { SectionFrame } from '../../screen/SectionFrame.tsx';
import { SectionLoading } from '../../screen/SectionLoading.tsx';
import type { TableConfig } from './options.ts';
import { AwaitedActions, expectedRows, expectedTotals, RowsShape } from './RowsShape.tsx';

/** About as high as the table or, if it is folded, as its line. */
export function TableShape({ section }: { section: TableConfig }) {
  const { pageSize } = usePortal();
  if (section.foldedTo !== undefined) {
    return (
      <SectionFrame section={section} titled={false}>
        <SectionLoading />
      </SectionFrame>
    );
  }
  return (
    <SectionFrame section={section} actions={<AwaitedActions hasDays={section.period !== undefined} />}>
      <RowsShape rows={expectedRows(section, section.pageSize ?? pageSize)} totals={expectedTotals(section)} />
    </SectionFrame>
  );
}
