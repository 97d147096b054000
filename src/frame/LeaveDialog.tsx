import { text } from '../text/text.ts';
import { Button } from '../widgets/Button.tsx';
import { Dialog } from '../widgets/Dialog.tsx';
import { DialogAnswers } from '../widgets/DialogAnswers.tsx';

interface LeaveDialogProps {
  onStay: () => void;
  onLeave: () => void;
}

/** Asks whether to discard what was entered. */
export function LeaveDialog({ onStay, onLeave }: LeaveDialogProps) {
  return (
    <Dialog size="small" title={text.leave.title} onClose={onStay}>
      <p>{text.leave.text}</p>
      <DialogAnswers>
        <Button onClick={onLeave}>{text.leave.leave}</Button>
        <Button variant="primary" onClick={onStay}>
          {text.leave.stay}
        </Button>
      </DialogAnswers>
    </Dialog>
  );
}
