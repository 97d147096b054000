import { Component, type ReactNode } from 'react';
import { text } from '../text/text.ts';
import { Button } from '../widgets/Button.tsx';
import { MissingFile } from '../widgets/withSecondTry.ts';
import { Message } from './Message.tsx';
import { NewVersion } from './NewVersion.tsx';
import { report } from './report.ts';

/** The last resort: a mistake of the portal's own, or a file that is gone, becomes a page that says what to do. */
export class ErrorBoundary extends Component<{ children: ReactNode }, { error: unknown }> {
  override state: { error: unknown } = { error: undefined };

  static getDerivedStateFromError(error: unknown) {
    return { error: error ?? true };
  }

  override componentDidCatch(error: unknown) {
    report(error);
  }

  override render() {
    const { error } = this.state;
    if (error === undefined) return this.props.children;
    if (error instanceof MissingFile) return <NewVersion />;
    return (
      <Message title={text.screens.broken} hint={text.screens.brokenHint}>
        <Button variant="primary" onClick={() => location.reload()}>
          {text.screens.reload}
        </Button>
      </Message>
    );
  }
}
