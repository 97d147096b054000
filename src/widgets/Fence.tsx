import { Component, type ReactNode } from 'react';
import { MissingFile } from './withSecondTry.ts';

/** Why something is not there, and the way to try again. */
export interface Failure {
  failure: MissingFile;
  onRetry: () => void;
}

interface FenceProps {
  /** Drawn in place of what could not be drawn; may throw what is for others to catch. */
  instead: (error: unknown, retry: () => void) => ReactNode;
  onCatch?: () => void;
  children: ReactNode;
}

/** Whatever is missing on the page is asked for again together: it is missing for the same reason. */
const missing = new Set<() => void>();
/** Asks for all code anew that is missing on the page. */
export const retryMissing = () => {
  for (const retry of missing) retry();
};
window.addEventListener('online', retryMissing);

/** Keeps what cannot be drawn from taking with it what is around it. */
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

  retry = () => {
    missing.delete(this.retry);
    this.setState({ error: undefined });
  };

  override render() {
    const { error } = this.state;
    return error === undefined ? this.props.children : this.props.instead(error, this.retry);
  }
}
