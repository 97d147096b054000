import { Button } from '../ui/Button.tsx';
import { Dialog } from '../ui/Dialog.tsx';
import { DialogFoot } from '../ui/DialogFoot.tsx';

/** The question, and its two answers. */
export interface LeaveWords {
  title: string;
  text: string;
  stay: string;
  leave: string;
}

export interface LeaveDialogProps {
  words: LeaveWords;
  /** Why this is asked, if the user has not asked to leave. */
  why: string | undefined;
  onStay: () => void;
  onLeave: () => void;
}

/** Asks whether to discard the input, or to leave without waiting for the command. */
export function LeaveDialog({ words, why, onStay, onLeave }: LeaveDialogProps) {
  return (
    <Dialog title={words.title} onClose={onStay}>
      {why && <p>{why}</p>}
      <p>{words.text}</p>
      <DialogFoot>
        <Button onClick={onLeave}>{words.leave}</Button>
        <Button variant="primary" onClick={onStay}>
          {words.stay}
        </Button>
      </DialogFoot>
    </Dialog>
  );
}
