import { Component, type ReactNode } from 'react';
import { text } from '../text/text.ts';
import { Button } from '../widgets/Button.tsx';
import { Message } from './Message.tsx';

interface ErrorBoundaryProps {
  /** Inside a frame, whose menu goes on working. */
  framed?: boolean;
  children: ReactNode;
}

/** The last resort: a mistake of the portal's own becomes a page that says what to do. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, { error: unknown }> {
  override state: { error: unknown } = { error: undefined };

  static getDerivedStateFromError(error: unknown) {
    return { error: error ?? true };
  }

  override render() {
    const { error } = this.state;
    if (error === undefined) return this.props.children;
    const { broken, brokenHint, reload, toStart } = text.screens;
    return (
      <Message title={broken} hint={brokenHint} framed={this.props.framed}>
        <Button variant="primary" onClick={() => location.reload()}>
          {reload}
        </Button>
        {/* Loads the portal anew; a link of the router would keep what is broken. */}
        <a href="/">{toStart}</a>
      </Message>
    );
  }
}
