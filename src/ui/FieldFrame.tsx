import { type ReactElement, useId } from 'react';
import { text } from '../values/text/text.ts';
import styles from './FieldFrame.module.css';

/** The props that all fields share. */
export interface FieldFrameProps {
  label: string;
  hint?: string | undefined;
  /** The error message, as a sentence. */
  error?: string | undefined;
  /** Announces the error, for fields that do not get the focus when they are invalid. */
  isErrorNews?: boolean | undefined;
  /** Marks the field as optional beside its label; most fields are required. */
  optional?: boolean | undefined;
  labelHidden?: boolean;
}

/** The attributes that connect a control to its label, hint and error, and say whether it is required. */
export interface FieldControl {
  id: string;
  className: string | undefined;
  'aria-describedby': string | undefined;
  'aria-invalid': boolean;
}

/** The label above a control and its error and hint below; the caller provides the control. */
export function FieldFrame({
  label,
  hint,
  error,
  isErrorNews = false,
  optional,
  labelHidden = false,
  children,
}: FieldFrameProps & { children: (control: FieldControl) => ReactElement }) {
  const id = useId();
  const described = [error && `${id}-error`, hint && `${id}-hint`, optional && `${id}-optional`]
    .filter(Boolean)
    .join(' ');
  return (
    <div className={styles.field}>
      <div className={labelHidden ? 'visuallyHidden' : styles.head}>
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
        <p className={styles.error} id={`${id}-error`} role={isErrorNews ? 'alert' : undefined}>
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
