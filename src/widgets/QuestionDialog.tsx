import { Button } from './Button.tsx';
import { Dialog } from './Dialog.tsx';
import { DialogAnswers } from './DialogAnswers.tsx';
import type { IconName } from './icons.ts';

export interface QuestionDialogProps {
  title: string;
  text: string;
  /** What answers no, and closes the dialog. */
  keep: string;
  /** What answers yes. */
  confirm: string;
  icon?: IconName;
  /** What was asked for is under way, and cannot be asked for again. */
  busy: boolean;
  onConfirm: () => void;
  onClose: () => void;
}

/** Asks before something is done that cannot be undone. */
export function QuestionDialog({ title, text, keep, confirm, icon, busy, onConfirm, onClose }: QuestionDialogProps) {
  return (
    <Dialog size="small" title={title} onClose={onClose}>
      <p>{text}</p>
      <DialogAnswers>
        <Button onClick={onClose}>{keep}</Button>
        <Button variant="primary" {...(icon && { icon })} busy={busy} onClick={onConfirm}>
          {confirm}
        </Button>
      </DialogAnswers>
    </Dialog>
  );
}
