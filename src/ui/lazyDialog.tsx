import type { ComponentType } from 'react';
import { text } from '../values/text/text.ts';
import { type Failure, Fence } from './Fence.tsx';
import { lazyComponent } from './lazyComponent.tsx';
import { PromptSuspense } from './PromptSuspense.tsx';
import { toastStore } from './toastStore.ts';
import { useOnChange } from './useOnChange.ts';

/** A dialog that can be closed. */
export interface Closable {
  onClose: () => void;
  /** Called instead of `onClose` if the dialog could not be opened at all. */
  onMissing?: () => void;
}

/** Shows an error toast; the button that opens the dialog can be pressed again. */
const tell = (message: string) => toastStore.show({ tone: 'error', text: message });

/**
 * A dialog whose code is loaded when it is first opened, or earlier by `fetch`. If its code cannot be loaded or it
 * cannot be rendered, an error toast is shown, the dialog counts as closed, and the page stays as it is.
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

function Told({ failure, onClose, onMissing = onClose }: Failure & Closable): null {
  // Each failure is reported once, however often the component renders.
  useOnChange(() => {
    tell(failure.message);
    onMissing();
  }, [failure]);
  return null;
}
