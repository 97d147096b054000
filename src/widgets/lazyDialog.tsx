import { Component, type ComponentType, type ReactNode, Suspense, useEffect } from 'react';
import { text } from '../text/text.ts';
import type { Failure } from './CodeFence.tsx';
import { lazyComponent } from './lazyComponent.tsx';
import { toastStore } from './toastStore.ts';

/** What may be closed, by itself too. */
export interface Closable {
  onClose: () => void;
  /** Called in place of `onClose` where it could not be opened at all. */
  onMissing?: () => void;
}

/** Tells that something could not be opened; what opens it is there to be pressed again. */
const tell = (message: string) => toastStore.show({ tone: 'error', text: message });

/**
 * A dialog whose code is loaded when it is first opened, or before by `fetch`. Where it does not come, or cannot be drawn,
 * that is told, the dialog counts as closed, and the page stays as it is.
 */
export function lazyDialog<Props extends Closable>(load: () => Promise<ComponentType<Props>>) {
  const Dialog = lazyComponent<Props>(load, Told);
  const Fenced = (props: Props) => (
    <DialogFence onClose={props.onClose} onMissing={props.onMissing ?? props.onClose}>
      <Suspense>
        <Dialog {...props} />
      </Suspense>
    </DialogFence>
  );
  return Object.assign(Fenced, { fetch: Dialog.fetch });
}

function Told({ failure, onClose, onMissing = onClose }: Failure & Closable): ReactNode {
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is told once, whatever the page does then.
  useEffect(() => {
    tell(failure.message);
    onMissing();
  }, [failure]);
  return null;
}

class DialogFence extends Component<Closable & { children: ReactNode }, { isBroken: boolean }> {
  override state = { isBroken: false };

  static getDerivedStateFromError() {
    return { isBroken: true };
  }

  override componentDidCatch() {
    tell(text.faults.section);
    const { onClose, onMissing = onClose } = this.props;
    onMissing();
  }

  override render() {
    return this.state.isBroken ? null : this.props.children;
  }
}
