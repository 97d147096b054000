import { useEffect } from 'react';
import { reloadOnce } from '../screen/reloadOnce.ts';
import { Button } from '../ui/Button.tsx';
import type { Failure } from '../ui/Fence.tsx';
import { text } from '../values/text/text.ts';
import { Message } from './Message.tsx';

/** Shown instead of a page whose code failed to load. Reloads once for a new version; after that, shows a message. */
export function NotLoaded({ failure, onRetry, framed }: Failure & { framed?: boolean }) {
  const { isOutdated, message } = failure;
  useEffect(() => {
    if (isOutdated) reloadOnce();
  }, [isOutdated]);
  return (
    <Message title={isOutdated ? text.screens.outdated : text.screens.notLoaded} hint={message} framed={framed}>
      <Button variant="primary" onClick={isOutdated ? () => location.reload() : onRetry}>
        {isOutdated ? text.screens.reload : text.actions.tryAgain}
      </Button>
    </Message>
  );
}
