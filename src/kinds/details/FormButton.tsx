import { useIsMutating } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '../../ui/Button.tsx';
import { lazyDialog } from '../../ui/lazyDialog.tsx';
import { text } from '../../values/text/text.ts';
import type { DetailsDialog } from './options.ts';

// Loaded only when a form is opened.
const DetailsForm = lazyDialog(async () => (await import('./DetailsForm.tsx')).DetailsForm);

interface FormButtonProps {
  dialog: DetailsDialog;
  /** What the button is about, if its label does not tell: the label of the value. */
  about?: string;
  variant: 'secondary' | 'link';
}

/** A button that opens a form in a dialog. */
export function FormButton({ dialog: { label, form }, about, variant }: FormButtonProps) {
  const [isOpen, setOpen] = useState(false);
  // What was sent before its dialog was closed must not be sent a second time.
  const isSending = useIsMutating({ mutationKey: [form.command] }) > 0;
  return (
    <>
      <Button
        size="small"
        variant={variant}
        busy={isSending && !isOpen}
        aria-label={about && text.table.chosen(label, about)}
        onClick={() => setOpen(true)}
      >
        {label}
      </Button>
      {isOpen && <DetailsForm form={form} onClose={() => setOpen(false)} />}
    </>
  );
}
