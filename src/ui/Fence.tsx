import { Component, type ReactNode } from 'react';
import { MissingFile } from './withSecondTry.ts';

/** The error of a missing component, and a way to retry. */
export interface Failure {
  failure: MissingFile;
  onRetry: () => void;
}

interface FenceProps {
  /** The fallback; it may rethrow errors that are for outer boundaries. `then` runs once the children are drawn again. */
  instead: (error: unknown, retry: (then?: () => void) => void) => ReactNode;
  onCatch?: () => void;
  children: ReactNode;
}

/** All missing components are retried together, because they are missing for the same reason. */
const missing = new Set<() => void>();
/** Retries loading everything that is missing on the page. */
export const retryMissing = () => {
  for (const retry of missing) retry();
};
if (typeof window !== 'undefined') window.addEventListener('online', retryMissing);

/** An error boundary: an error in its children leaves everything around it intact. */
export class Fence extends Component<FenceProps, { error: unknown }> {
  override state: { error: unknown } = { error: undefined };

  static getDerivedStateFromError(error: unknown) {
    return { error: error ?? true };
  }

  override componentDidCatch(error: unknown) {
    this.props.onCatch?.();
    if (error instanceof MissingFile) missing.add(this.retry);
  }

  override componentWillUnmount() {
    missing.delete(this.retry);
  }

  retry = (then?: () => void) => {
    missing.delete(this.retry);
    this.setState({ error: undefined }, then);
  };

  override render() {
    const { error } = this.state;
    return error === undefined ? this.props.children : this.props.instead(error, this.retry);
  }
}
