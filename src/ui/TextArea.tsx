import type { ComponentProps } from 'react';
import { FieldFrame, type FieldFrameProps } from './FieldFrame.tsx';

export type TextAreaProps = FieldFrameProps & Omit<ComponentProps<'textarea'>, 'className' | 'id'>;

/** A labelled textarea. On focus it scrolls into view as a whole, since browsers scroll only to its first line. */
export function TextArea({ label, hint, error, optional, rows = 5, ...area }: TextAreaProps) {
  return (
    <FieldFrame label={label} hint={hint} error={error} optional={optional}>
      {(control) => (
        <textarea
          onFocus={({ currentTarget }) => currentTarget.scrollIntoView({ block: 'nearest' })}
          {...area}
          {...control}
          rows={rows}
        />
      )}
    </FieldFrame>
  );
}
