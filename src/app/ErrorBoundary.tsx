import { Component, type ReactNode } from 'react';
import { text } from '../text/text.ts';
import { Button } from '../widgets/Button.tsx';
import { Message } from './Message.tsx';
import { report } from './report.ts';

interface ErrorBoundaryProps {
  /** Inside a frame, whose menu goes on working. */
  framed?: boolean;
  children: ReactNode;
}

/** The last resort: a mistake of the portal's own becomes a page that says what to do. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override componentDidCatch(error: unknown) {
    report(error);
  }

  override render() {
    if (!this.state.hasFailed) return this.props.children;
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
