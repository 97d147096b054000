import { useId } from 'react';
import { Dialog, type DialogProps } from '../widgets/Dialog.tsx';
import { FormDialogContext } from './FormDialogContext.ts';
import { askToClose } from './leaveGuard.ts';

/** A dialog with a form. However it is closed, it asks first if what was entered would be lost (`useLeaveGuard`). */
export function FormDialog({ onClose, children, ...dialog }: DialogProps) {
  const id = useId();
  return (
    <Dialog {...dialog} onClose={() => askToClose(id, onClose)}>
      <FormDialogContext value={id}>{children}</FormDialogContext>
    </Dialog>
  );
}
