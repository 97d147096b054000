import { type DragEvent, useEffect, useState } from 'react';
import { text } from '../values/text/text.ts';
import { Text } from './box.tsx';
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

/** Keeps the browser from leaving the page to open a file that is dropped beside a file field. */
function useKeptPage() {
  useEffect(() => {
    const keep = (event: globalThis.DragEvent) => {
      // A field has taken it, or it is not a file.
      if (event.defaultPrevented || !event.dataTransfer?.types.includes('Files')) return;
      event.preventDefault();
      event.dataTransfer.dropEffect = 'none';
    };
    for (const type of ['dragover', 'drop'] as const) window.addEventListener(type, keep);
    return () => {
      for (const type of ['dragover', 'drop'] as const) window.removeEventListener(type, keep);
    };
  }, []);
}

/** A file input that also accepts dropped files. */
export function FileField({ chosen, accept, disabled = false, onFiles, ...frame }: FileFieldProps) {
  const [isOver, setOver] = useState(false);
  useKeptPage();
  function over(event: DragEvent) {
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
        <>
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
            <Text breaks="anywhere">{chosen ?? text.files.drop}</Text>
            <label className={styles.choose} htmlFor={control.id} aria-hidden>
              {chosen ? text.files.chooseAnother : text.files.choose}
            </label>
          </div>
          <p className="visuallyHidden" role="status">
            {chosen && text.files.chosen(chosen)}
          </p>
        </>
      )}
    </FieldFrame>
  );
}
