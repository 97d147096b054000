import { Button } from '../../ui/Button.tsx';
import { ProgressBar } from '../../ui/ProgressBar.tsx';
import { text } from '../../values/text/text.ts';
import styles from './PrintProgress.module.css';

interface PrintProgressProps {
  ready: number;
  pages: number;
  onCancel: () => void;
}

/** Shown over the document while pages are prepared for printing, with a cancel button. */
export function PrintProgress({ ready, pages, onCancel }: PrintProgressProps) {
  return (
    <div className={styles.strip}>
      <ProgressBar
        label={text.document.preparing}
        percent={(ready / pages) * 100}
        detail={text.document.ready(ready, pages)}
      />
      <Button size="small" onClick={onCancel}>
        {text.document.cancel}
      </Button>
    </div>
  );
}
