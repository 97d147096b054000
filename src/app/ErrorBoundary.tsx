import { Component, type ReactNode } from 'react';
import { text } from '../text/text.ts';
import { Button } from '../widgets/Button.tsx';
import { Message } from './Message.tsx';

/** The last resort: a mistake of the portal's own becomes a page that says what to do. */
export class ErrorBoundary extends Component<{ children: ReactNode }, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override render() {
    if (!this.state.hasFailed) return this.props.children;
    return (
      <Message title={text.screens.broken} hint={text.screens.brokenHint}>
        <Button variant="primary" onClick={() => location.reload()}>
          {text.screens.reload}
        </Button>
      </Message>
    );
  }
}
