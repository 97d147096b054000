import type { ComponentType, ReactNode } from 'react';
import { text } from '../text/text.ts';
import { type Failure, Fence } from './Fence.tsx';
import { lazyComponent } from './lazyComponent.tsx';
import { PromptSuspense } from './PromptSuspense.tsx';
import { toastStore } from './toastStore.ts';
import { useOnChange } from './useOnChange.ts';

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
    <Fence instead={() => null} onCatch={() => tellBroken(props)}>
      <PromptSuspense>
        <Dialog {...props} />
      </PromptSuspense>
    </Fence>
  );
  return Object.assign(Fenced, { fetch: Dialog.fetch });
}

function tellBroken({ onClose, onMissing = onClose }: Closable) {
  tell(text.faults.section);
  onMissing();
}

function Told({ failure, onClose, onMissing = onClose }: Failure & Closable): ReactNode {
  // Each failure is told once, however often the page is drawn again.
  useOnChange(() => {
    tell(failure.message);
    onMissing();
  }, [failure]);
  return null;
}
