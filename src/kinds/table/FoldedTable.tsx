import { type ReactElement, useLayoutEffect, useRef } from 'react';
import { SectionFrame } from '../../screen/SectionFrame.tsx';
import { useOpenWhenNamed } from '../../screen/useOpenWhenNamed.ts';
import { useParameters } from '../../screen/useParameters.ts';
import { FoldedLine } from '../../ui/FoldedLine.tsx';
import type { TableConfig } from './options.ts';

interface FoldedTableProps {
  section: TableConfig;
  /** What the table holds, in a few words. */
  about: string;
  /** The table, which is drawn and sends its query only once it is opened. */
  children: ReactElement;
}

/** A table that is a line until it is opened, by its button, an anchor or an address with choices for it. */
export function FoldedTable({ section, about, children }: FoldedTableProps) {
  const [parameters] = useParameters();
  const [isOpen, setOpen] = useOpenWhenNamed([section.id], parameters.size > 0);
  const isPressed = useRef(false);
  // The button goes with the line, and its section keeps the focus.
  useLayoutEffect(() => {
    if (!isOpen || !isPressed.current) return;
    isPressed.current = false;
    document.getElementById(section.id)?.focus({ preventScroll: true });
  }, [isOpen, section.id]);
  if (isOpen) return children;
  return (
    <SectionFrame section={section} titled={false}>
      <FoldedLine
        title={section.title}
        about={about}
        onOpen={() => {
          isPressed.current = true;
          setOpen(true);
        }}
      />
    </SectionFrame>
  );
}
