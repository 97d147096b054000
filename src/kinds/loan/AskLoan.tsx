import { useState } from 'react';
import { Button } from '../../ui/Button.tsx';
import { lazyDialog } from '../../ui/lazyDialog.tsx';
import { text } from '../../values/text/text.ts';
import { withTexts } from '../../values/text/withTexts.ts';
import type { AskLoanSheetProps } from './AskLoanSheet.tsx';

// Loaded only once it is opened.
const AskLoanSheet = lazyDialog(() => withTexts(async () => (await import('./AskLoanSheet.tsx')).AskLoanSheet));

/** The button that asks the team about a loan, in a dialog. */
export function AskLoan(props: Omit<AskLoanSheetProps, 'onClose'>) {
  const [isAsking, setAsking] = useState(false);
  return (
    <>
      <Button variant="primary" onClick={() => setAsking(true)}>
        {props.loanId === undefined ? text.attention.askOther : text.attention.ask}
      </Button>
      {isAsking && <AskLoanSheet {...props} onClose={() => setAsking(false)} />}
    </>
  );
}
