import { Button } from '../../ui/Button.tsx';
import { text } from '../../values/text/text.ts';
import styles from './PdfViewer.module.css';

interface ShortfallProps {
  /** What the page lacks. */
  message: string;
  onDownload: () => void;
}

/** Says above a page which parts cannot be shown, and offers the document. */
export function Shortfall({ message, onDownload }: ShortfallProps) {
  return (
    <div className={styles.shortfall} role="alert">
      <p>{message}</p>
      <Button size="small" icon="download" onClick={onDownload}>
        {text.document.download}
      </Button>
    </div>
  );
}
