import { type DragEvent, useState } from 'react';
import { text } from '../text/text.ts';
import { FieldFrame, type FieldFrameProps } from './FieldFrame.tsx';
import styles from './FileField.module.css';
import { Icon } from './Icon.tsx';

export interface FileFieldProps extends FieldFrameProps {
  /** The chosen file in words: `lease.pdf, 245 kB`. */
  chosen: string | undefined;
  /** The input's `accept`: `.pdf,.png`. */
  accept: string;
  disabled?: boolean;
  /** Called with the files that were chosen or dropped. */
  onFiles: (files: readonly File[]) => void;
}

/** A file input that also accepts dropped files. */
export function FileField({ chosen, accept, disabled = false, onFiles, ...frame }: FileFieldProps) {
  const [isOver, setOver] = useState(false);
  function over(event: DragEvent) {
    // Without this the browser would open the file instead of the page.
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
              // Lets the same file be chosen again after it has been edited.
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
