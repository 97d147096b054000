import { text } from '../values/text/text.ts';
import type { Failure } from './Fence.tsx';
import { SectionError } from './SectionError.tsx';

/** Shown instead of a part of the page whose code could not be loaded. */
export function MissingPart({ failure, onRetry }: Failure) {
  if (!failure.isOutdated) return <SectionError message={failure.message} onRetry={onRetry} />;
  return (
    <SectionError
      title={text.screens.outdated}
      message={failure.message}
      retry={text.screens.reload}
      onRetry={() => location.reload()}
    />
  );
}
