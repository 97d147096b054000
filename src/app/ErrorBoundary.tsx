import type { ReactNode } from 'react';
import { Button } from '../ui/Button.tsx';
import { Fence } from '../ui/Fence.tsx';
import { text } from '../values/text/text.ts';
import { Message } from './Message.tsx';

interface ErrorBoundaryProps {
  /** Draws the error inside a layout, whose menu stays usable. */
  framed?: boolean;
  children: ReactNode;
}

/** The last resort: shows a page that says what to do if the portal itself has failed to render. */
export function ErrorBoundary({ framed, children }: ErrorBoundaryProps) {
  const { broken, brokenHint, reload, toStart } = text.screens;
  const page = () => (
    <Message title={broken} hint={brokenHint} framed={framed}>
      <Button variant="primary" onClick={() => location.reload()}>
        {reload}
      </Button>
      {/* A full page load; a router link would keep the broken state. */}
      <a href="/">{toStart}</a>
    </Message>
  );
  return <Fence instead={page}>{children}</Fence>;
}
