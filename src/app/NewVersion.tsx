import { useEffect, useState } from 'react';
import { text } from '../text/text.ts';
import { Button } from '../widgets/Button.tsx';
import { Message } from './Message.tsx';
import { reloadOnce } from './reloadOnce.ts';

/** In place of a page whose files are gone: loads it anew once by itself, and after that says so. */
export function NewVersion() {
  const [state, setState] = useState<Awaited<ReturnType<typeof reloadOnce>>>('reloading');
  useEffect(() => {
    void reloadOnce().then(setState);
  }, []);
  if (state === 'reloading') return null;
  const isOutdated = state === 'reloaded before';
  return (
    <Message
      title={isOutdated ? text.screens.outdated : text.screens.notLoaded}
      hint={isOutdated ? text.screens.outdatedHint : text.problems.network}
    >
      <Button variant="primary" onClick={() => location.reload()}>
        {text.screens.reload}
      </Button>
    </Message>
  );
}
