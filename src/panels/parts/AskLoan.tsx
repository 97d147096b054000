import { useState } from 'react';
import { useEffects } from '../../frame/EffectsContext.tsx';
import { useWholePortal } from '../../portal/WholePortalContext.tsx';
import { text } from '../../text/text.ts';
import { Button } from '../../widgets/Button.tsx';
import { lazyDialog } from '../../widgets/lazyDialog.tsx';
import type { AskLoanSheetProps } from './AskLoanSheet.tsx';

// Loaded only once it is opened.
const AskLoanSheet = lazyDialog(async () => (await import('./AskLoanSheet.tsx')).AskLoanSheet);

/** The button that asks the team about a loan, in a dialog. */
export function AskLoan(props: Omit<AskLoanSheetProps, 'onClose'>) {
  const [isAsking, setAsking] = useState(false);
  const { loadWhole } = useWholePortal();
  const { fail } = useEffects();
  /** The home screen is drawn before the texts of dialogs have loaded. */
  const ask = () => loadWhole().then(() => setAsking(true), fail);
  return (
    <>
      <Button variant="primary" onClick={() => void ask()}>
        {props.loanId === undefined ? text.attention.askOther : text.attention.ask}
      </Button>
      {isAsking && <AskLoanSheet {...props} onClose={() => setAsking(false)} />}
    </>
  );
}
