import { text } from '../values/text/text.ts';
import { IconButton } from './IconButton.tsx';

interface RowButtonProps {
  /** The row's name. */
  of: string;
  /** The row has nothing that a wide table leaves out. */
  onlyNarrow: boolean;
  onOpen: () => void;
}

/** The button at the end of a table's row that opens the details that the table leaves out. */
export function RowButton({ of, onlyNarrow, onOpen }: RowButtonProps) {
  return (
    <IconButton
      icon="next"
      label={text.list.detailsOf(of)}
      aria-haspopup="dialog"
      data-only-narrow={onlyNarrow ? '' : undefined}
      onClick={onOpen}
    />
  );
}
