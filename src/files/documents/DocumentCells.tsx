import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useEffects } from '../../screen/EffectsContext.tsx';
import { useInvestor } from '../../screen/InvestorContext.tsx';
import { IconButton } from '../../ui/IconButton.tsx';
import { isolated } from '../../values/isolated.ts';
import { text } from '../../values/text/text.ts';
import { DocumentButton } from './DocumentButton.tsx';
import { documentFor } from './documentFor.ts';
import type { DocumentAddress, OtherFile } from './documentIn.ts';
import { saveDocument } from './saveDocument.ts';

interface DocumentCellProps {
  document: DocumentAddress | OtherFile;
  /** Called when the server has recorded that the document was viewed. */
  onSeen: () => void;
}

/** A button with the name of a row's document that opens it. */
export function DocumentName({ document, label, onSeen }: DocumentCellProps & { label?: string }) {
  return <DocumentButton document={document} label={label} onClose={onSeen} />;
}

/** Saves a row's document without opening it. */
export function DocumentSave({ document, label, onSeen }: DocumentCellProps & { label?: string }) {
  const queryClient = useQueryClient();
  const effects = useEffects();
  const investor = useInvestor();
  const [isBusy, setBusy] = useState(false);

  async function save() {
    setBusy(true);
    try {
      saveDocument(await queryClient.fetchQuery(documentFor(document)), document.name, investor);
      onSeen();
    } catch (error) {
      if (error instanceof Error) effects.fail(error);
    } finally {
      setBusy(false);
    }
  }

  return (
    <IconButton
      icon="download"
      label={label ?? text.downloads.one(isolated(document.name))}
      aria-disabled={isBusy}
      aria-busy={isBusy}
      onClick={() => void save()}
    />
  );
}
