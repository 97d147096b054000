import { Button } from '../../ui/Button.tsx';
import { Heading } from '../../ui/Heading.tsx';
import styles from './FormSection.module.css';
import type { Done } from './options.ts';

interface FormDoneProps {
  done: Done;
  /** The server's message. */
  message: string | undefined;
  onAgain: () => void;
}

const takeFocus = (heading: HTMLElement | null) => heading?.focus();

/** Shown in place of a form that was sent: what to do next. */
export function FormDone({ done, message, onAgain }: FormDoneProps) {
  return (
    <div className={styles.done}>
      <Heading className={styles.doneTitle} tabIndex={-1} ref={takeFocus}>
        {done.title}
      </Heading>
      {message && <p>{message}</p>}
      <p>{done.text}</p>
      <Button onClick={onAgain}>{done.again}</Button>
    </div>
  );
}
