import type { ReactNode } from 'react';
import { CopyText } from '../../widgets/CopyText.tsx';

/** What is shown of a text, with a button that copies the text; as it is where there is none. */
export function withCopy(value: unknown, shown: ReactNode): ReactNode {
  if (typeof value !== 'string' || value === '') return shown;
  return (
    <CopyText look="inline" text={value}>
      {shown}
    </CopyText>
  );
}
