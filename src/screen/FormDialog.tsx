import { useId } from 'react';
import { Dialog, type DialogProps } from '../ui/Dialog.tsx';
import { FormDialogContext } from './FormDialogContext.ts';
import { askToClose } from './leaveGuard.ts';

/**
 * A dialog with a form, which focuses its first field. However it is closed, it asks first if what was entered would be
 * lost (`useLeaveGuard`).
 */
export function FormDialog({ onClose, children, ...dialog }: DialogProps) {
  const id = useId();
  const close = () => askToClose(id, onClose);
  return (
    <Dialog focusFirst="field" {...dialog} onClose={close}>
      <FormDialogContext value={{ id, close }}>{children}</FormDialogContext>
    </Dialog>
  );
}
