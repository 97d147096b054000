import { type ReactNode, useId } from 'react';
import { text } from '../text/text.ts';
import styles from './FieldFrame.module.css';

/** What every field has around its control. */
export interface FieldFrameProps {
  label: string;
  hint?: string | undefined;
  /** What is wrong with the value, as a sentence. */
  error?: string | undefined;
  /** Says so beside the label; most fields of the portal have to be filled in. */
  optional?: boolean | undefined;
}

/** What ties a control to its label, hint and error, and to whether it may be left out. */
export interface FieldControl {
  id: string;
  className: string | undefined;
  'aria-describedby': string | undefined;
  'aria-invalid': boolean;
}

/** Label above, error and hint below; the control between them is the caller's. */
export function FieldFrame({
  label,
  hint,
  error,
  optional,
  children,
}: FieldFrameProps & { children: (control: FieldControl) => ReactNode }) {
  const id = useId();
  const described = [error && `${id}-error`, hint && `${id}-hint`, optional && `${id}-optional`]
    .filter(Boolean)
    .join(' ');
  return (
    <div className={styles.field}>
      <div className={styles.head}>
        <label className={styles.label} htmlFor={id}>
          {label}
        </label>
        {optional && (
          <span className={styles.note} id={`${id}-optional`}>
            {text.field.optional}
          </span>
        )}
      </div>
      {children({
        id,
        className: styles.control,
        'aria-describedby': described || undefined,
        'aria-invalid': Boolean(error),
      })}
      {error && (
        <p className={styles.error} id={`${id}-error`}>
          {error}
        </p>
      )}
      {hint && (
        <p className={styles.note} id={`${id}-hint`}>
          {hint}
        </p>
      )}
    </div>
  );
}
