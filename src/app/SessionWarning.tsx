import { useRef, useState } from 'react';
import { Button } from '../ui/Button.tsx';
import { Text } from '../ui/box.tsx';
import { Dialog } from '../ui/Dialog.tsx';
import { DialogFoot } from '../ui/DialogFoot.tsx';
import { text } from '../values/text/text.ts';

export interface SessionWarningProps {
  /** The time of day at which the session ends. */
  time: string;
  /** Asks the server to extend the session; resolves with whether it did. Rejects if the request failed. */
  onStay: () => Promise<boolean>;
  onSignOut: () => void;
  onClose: () => void;
}

type Outcome = { state: 'asked' | 'busy' | 'refused'; problem?: string };

/** The dialog that asks whether to stay signed in; the page below stays as it is. */
export function SessionWarning({ time, onStay, onSignOut, onClose }: SessionWarningProps) {
  const [{ state, problem }, setOutcome] = useState<Outcome>({ state: 'asked' });
  // The dialog may open while the user is typing: a key meant for a field does no harm on this button.
  const stayButton = useRef<HTMLButtonElement>(null);

  async function stay() {
    setOutcome({ state: 'busy' });
    try {
      setOutcome({ state: (await onStay()) ? 'asked' : 'refused' });
    } catch (error) {
      setOutcome({ state: 'asked', problem: error instanceof Error ? error.message : text.problems.unexpected });
    }
  }

  return (
    <Dialog title={text.sessionEnd.title} focusFirst={stayButton} onClose={onClose}>
      {state === 'refused' ? (
        <p role="alert">{text.sessionEnd.notExtended(time)}</p>
      ) : (
        <p>{text.sessionEnd.ends(time)}</p>
      )}
      {problem && (
        <Text tone="negative" above="3" role="alert">
          {problem}
        </Text>
      )}
      <DialogFoot>
        {state === 'refused' ? (
          <Button variant="primary" onClick={onClose}>
            {text.sessionEnd.understood}
          </Button>
        ) : (
          <>
            <Button onClick={onSignOut}>{text.sessionEnd.signOut}</Button>
            <Button variant="primary" busy={state === 'busy'} ref={stayButton} onClick={() => void stay()}>
              {text.sessionEnd.stay}
            </Button>
          </>
        )}
      </DialogFoot>
    </Dialog>
  );
}
