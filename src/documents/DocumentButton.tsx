import { type ReactNode, useState } from 'react';
import { Icon } from '../widgets/Icon.tsx';
import type { IconName } from '../widgets/icons.ts';
import { lazyDialog } from '../widgets/lazyDialog.tsx';
import styles from './DocumentButton.module.css';
import type { DocumentAddress } from './documentIn.ts';

// Nobody who opens no document waits for what shows one.
const DocumentDialog = lazyDialog(async () => (await import('./DocumentDialog.tsx')).DocumentDialog);

interface DocumentButtonProps {
  document: DocumentAddress;
  icon?: IconName;
  /** Said beside the name, such as the file's size. */
  note?: ReactNode;
  /** It was open, and is closed again. */
  onClose?: () => void;
}

/** A document's name; pressed, it opens the document. */
export function DocumentButton({ document, icon = 'document', note, onClose }: DocumentButtonProps) {
  const [isOpen, setOpen] = useState(false);
  function close() {
    setOpen(false);
    onClose?.();
  }
  return (
    <>
      <span className={styles.line}>
        <button type="button" className={styles.button} onClick={() => setOpen(true)}>
          <Icon name={icon} size="sm" />
          <span className={styles.name}>{document.name}</span>
        </button>
        {note && <span className={styles.note}>{note}</span>}
      </span>
      {isOpen && <DocumentDialog document={document} onClose={close} />}
    </>
  );
}
