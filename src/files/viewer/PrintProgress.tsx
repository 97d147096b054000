import { text } from '../../values/text/text.ts';
import { Button } from '../../widgets/Button.tsx';
import { ProgressBar } from '../../widgets/ProgressBar.tsx';
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
