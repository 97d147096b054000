import type { ComponentProps } from 'react';
import { FieldFrame, type FieldFrameProps } from './FieldFrame.tsx';

export interface FieldProps extends FieldFrameProps, Omit<ComponentProps<'input'>, 'className' | 'id' | 'type'> {
  type?: 'text' | 'email' | 'number' | 'date' | 'tel' | 'search';
}

/** A labelled input; native props and `ref` go to the input, so `{...register('email')}` works. */
export function Field({ label, hint, error, optional, type = 'text', ...input }: FieldProps) {
  return (
    <FieldFrame label={label} hint={hint} error={error} optional={optional}>
      {(control) => <input {...input} {...control} type={type} />}
    </FieldFrame>
  );
}
