import { text } from '../text/text.ts';
import { Button } from '../widgets/Button.tsx';
import { Dialog } from '../widgets/Dialog.tsx';
import styles from './FormSection.module.css';

interface LeaveDialogProps {
  onStay: () => void;
  onLeave: () => void;
}

/** Asks whether what was entered may be lost. */
export function LeaveDialog({ onStay, onLeave }: LeaveDialogProps) {
  return (
    <Dialog size="small" title={text.leave.title} onClose={onStay}>
      <p>{text.leave.text}</p>
      <div className={styles.choices}>
        <Button onClick={onLeave}>{text.leave.leave}</Button>
        <Button variant="primary" onClick={onStay}>
          {text.leave.stay}
        </Button>
      </div>
    </Dialog>
  );
}
