import type { ComponentProps } from 'react';
import { FieldFrame, type FieldFrameProps } from './FieldFrame.tsx';

export type TextAreaProps = FieldFrameProps & Omit<ComponentProps<'textarea'>, 'className' | 'id'>;

/** A labelled textarea. */
export function TextArea({ label, hint, error, optional, rows = 5, ...area }: TextAreaProps) {
  return (
    <FieldFrame label={label} hint={hint} error={error} optional={optional}>
      {(control) => <textarea {...area} {...control} rows={rows} />}
    </FieldFrame>
  );
}
