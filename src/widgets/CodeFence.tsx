import { Component, type ReactNode } from 'react';
import { MissingFile } from './withSecondTry.ts';

/** Why something is not there, and the way to try again. */
export interface Failure {
  failure: MissingFile;
  onRetry: () => void;
}

interface CodeFenceProps {
  instead: (failure: Failure) => ReactNode;
  /** Called before anything is tried again. */
  onCatch: () => void;
  children: ReactNode;
}

/** Whatever is missing on the page is asked for again together: it is missing for the same reason. */
const missing = new Set<() => void>();
const retryAll = () => {
  for (const retry of [...missing]) retry();
};
window.addEventListener('online', retryAll);

/** Keeps missing code from taking with it what is around it; mistakes in drawing are for others to catch. */
export class CodeFence extends Component<CodeFenceProps, { error: unknown }> {
  override state: { error: unknown } = { error: undefined };

  static getDerivedStateFromError(error: unknown) {
    return { error: error ?? true };
  }

  override componentDidCatch() {
    this.props.onCatch();
    missing.add(this.retry);
  }

  override componentWillUnmount() {
    missing.delete(this.retry);
  }

  retry = () => {
    missing.delete(this.retry);
    this.setState({ error: undefined });
  };

  override render() {
    const { error } = this.state;
    if (error === undefined) return this.props.children;
    if (!(error instanceof MissingFile)) throw error;
    return this.props.instead({ failure: error, onRetry: retryAll });
  }
}
