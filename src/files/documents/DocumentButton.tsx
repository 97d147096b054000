import { useState } from 'react';
import { Button } from '../../ui/Button.tsx';
import { Small } from '../../ui/box.tsx';
import { Icon } from '../../ui/Icon.tsx';
import type { IconName } from '../../ui/icons.ts';
import { lazyDialog } from '../../ui/lazyDialog.tsx';
import { withTexts } from '../../values/text/withTexts.ts';
import styles from './DocumentButton.module.css';
import type { DocumentAddress, OtherFile } from './documentIn.ts';

// Loaded only when a document is opened.
const DocumentDialog = lazyDialog(() => withTexts(async () => (await import('./DocumentDialog.tsx')).DocumentDialog));

interface DocumentButtonProps {
  document: DocumentAddress | OtherFile;
  icon?: IconName;
  /** What the button says in place of the document's name. */
  label?: string | undefined;
  /** Drawn as a button instead of a link. */
  isOutlined?: true;
  /** Shown beside the name, such as the file's size. */
  note?: string;
  /** Called after the opened document is closed again. */
  onClose?: () => void;
}

/** A button with a document's name that opens the document. */
export function DocumentButton({
  document,
  icon = 'document',
  label = document.name,
  isOutlined,
  note,
  onClose,
}: DocumentButtonProps) {
  const [isOpen, setOpen] = useState(false);
  const open = () => setOpen(true);
  function close() {
    setOpen(false);
    onClose?.();
  }
  return (
    <>
      {isOutlined ? (
        <Button icon={icon} onClick={open}>
          {label}
        </Button>
      ) : (
        <span className={styles.line}>
          <button type="button" className={styles.button} onClick={open}>
            <Icon name={icon} size="sm" />
            <span className={styles.name} dir="auto">
              {label}
            </span>
          </button>
          {note && (
            <Small as="span" weight="regular">
              {note}
            </Small>
          )}
        </span>
      )}
      {isOpen && <DocumentDialog document={document} onClose={close} />}
    </>
  );
}
