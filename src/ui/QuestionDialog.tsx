import { Button } from './Button.tsx';
import { Dialog } from './Dialog.tsx';
import { DialogFoot } from './DialogFoot.tsx';
import type { IconName } from './icons.ts';

export interface QuestionDialogProps {
  title: string;
  text: string;
  /** The label of the button that answers no and closes the dialog. */
  keep: string;
  /** The label of the button that answers yes. */
  confirm: string;
  icon?: IconName;
  /** The confirmed action is pending and cannot be started again. */
  busy: boolean;
  onConfirm: () => void;
  onClose: () => void;
}

/** Asks for confirmation before something irreversible. */
export function QuestionDialog({ title, text, keep, confirm, icon, busy, onConfirm, onClose }: QuestionDialogProps) {
  return (
    <Dialog title={title} onClose={onClose}>
      <p>{text}</p>
      <DialogFoot>
        <Button onClick={onClose}>{keep}</Button>
        <Button variant="primary" {...(icon && { icon })} busy={busy} onClick={onConfirm}>
          {confirm}
        </Button>
      </DialogFoot>
    </Dialog>
  );
}
