import type { ReactNode } from 'react';
import { CopyText } from '../ui/CopyText.tsx';

/** Adds a button that copies a text; returns `shown` as it is if there is no text. */
export function withCopy(value: unknown, shown: ReactNode): ReactNode {
  if (typeof value !== 'string' || value === '') return shown;
  return (
    <CopyText look="inline" text={value}>
      {shown}
    </CopyText>
  );
}
