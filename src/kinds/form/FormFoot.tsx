import { useContext } from 'react';
import { FormDialogContext } from '../../screen/FormDialogContext.ts';
import { Button } from '../../ui/Button.tsx';
import { DialogFoot } from '../../ui/DialogFoot.tsx';
import type { Elements } from '../../ui/elements.ts';
import { text } from '../../values/text/text.ts';

interface FormFootProps {
  /** Why the last try failed. */
  said: Elements;
  /** The submit button. */
  children: Elements;
}

/** The end of a form; in a dialog it stays in view, with a button to cancel. */
export function FormFoot({ said, children }: FormFootProps) {
  const dialog = useContext(FormDialogContext);
  if (!dialog) {
    return (
      <>
        {said}
        {children}
      </>
    );
  }
  return (
    <DialogFoot>
      {said}
      <Button onClick={dialog.close}>{text.actions.cancel}</Button>
      {children}
    </DialogFoot>
  );
}
