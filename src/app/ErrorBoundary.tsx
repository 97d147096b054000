import type { ReactNode } from 'react';
import { text } from '../text/text.ts';
import { Button } from '../widgets/Button.tsx';
import { Fence } from '../widgets/Fence.tsx';
import { Message } from './Message.tsx';

interface ErrorBoundaryProps {
  /** Inside a frame, whose menu goes on working. */
  framed?: boolean;
  children: ReactNode;
}

/** The last resort: a mistake of the portal's own becomes a page that says what to do. */
export function ErrorBoundary({ framed, children }: ErrorBoundaryProps) {
  const { broken, brokenHint, reload, toStart } = text.screens;
  const page = () => (
    <Message title={broken} hint={brokenHint} framed={framed}>
      <Button variant="primary" onClick={() => location.reload()}>
        {reload}
      </Button>
      {/* Loads the portal anew; a link of the router would keep what is broken. */}
      <a href="/">{toStart}</a>
    </Message>
  );
  return <Fence instead={page}>{children}</Fence>;
}
