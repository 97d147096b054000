import { type DragEvent, useState } from 'react';
import { text } from '../text/text.ts';
import { FieldFrame, type FieldFrameProps } from './FieldFrame.tsx';
import styles from './FileField.module.css';
import { Icon } from './Icon.tsx';

export interface FileFieldProps extends FieldFrameProps {
  /** The chosen file as it is called here: `lease.pdf, 245 kB`. */
  chosen: string | undefined;
  /** For the browser's own choice: `.pdf,.png`. */
  accept: string;
  disabled?: boolean;
  /** What was chosen or dropped; several where several were dropped. */
  onFiles: (files: readonly File[]) => void;
}

/** A file, chosen or dropped. */
export function FileField({ chosen, accept, disabled = false, onFiles, ...frame }: FileFieldProps) {
  const [isOver, setOver] = useState(false);
  function over(event: DragEvent) {
    // Without this the browser would open the file in place of the page.
    event.preventDefault();
    setOver(!disabled);
  }
  function drop(event: DragEvent) {
    event.preventDefault();
    setOver(false);
    if (!disabled) onFiles([...event.dataTransfer.files]);
  }
  return (
    <FieldFrame {...frame}>
      {({ className: _, ...control }) => (
        <div className={styles.zone} data-over={isOver} data-invalid={control['aria-invalid']}>
          <input
            {...control}
            className={styles.input}
            type="file"
            accept={accept}
            disabled={disabled}
            onDragOver={over}
            onDragLeave={() => setOver(false)}
            onDrop={drop}
            onChange={(event) => {
              onFiles([...(event.target.files ?? [])]);
              // So that the same file, mended meanwhile, can be chosen again.
              event.target.value = '';
            }}
          />
          <Icon name={chosen ? 'document' : 'upload'} />
          <p className={styles.words}>{chosen ?? text.files.drop}</p>
          <label className={styles.choose} htmlFor={control.id} aria-hidden>
            {chosen ? text.files.chooseAnother : text.files.choose}
          </label>
        </div>
      )}
    </FieldFrame>
  );
}
