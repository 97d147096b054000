import { ApiError } from '../../client/ApiError.ts';
import { useCommand } from '../../client/useCommand.ts';
import { useEffects } from '../../screen/EffectsContext.tsx';
import { QuestionDialog } from '../../ui/QuestionDialog.tsx';
import { text } from '../../values/text/text.ts';
import type { LoanFile } from './subjectFile.ts';

interface RemoveDialogProps {
  /** The id of the loan. */
  loan: number;
  file: LoanFile;
  /** Resolves once the list is shown without the file. */
  onRemoved: () => Promise<unknown>;
  onClose: () => void;
}

/** Asks before a file is removed. Only the response's status says whether it was removed (specification, section 4). */
export function RemoveDialog({ loan, file, onRemoved, onClose }: RemoveDialogProps) {
  const effects = useEffects();
  const { send, isPending } = useCommand('loanDocumentDelete', {
    onSuccess: ({ status }) => (status === 'success' ? onRemoved() : undefined),
  });

  async function remove() {
    try {
      const answer = await send({ loan_id: loan, document_id: file.document_id });
      if (answer.status === 'success') effects.run(['toast'], answer);
      else effects.fail(new ApiError('http', answer.message ?? text.files.notRemoved));
    } catch (error) {
      if (error instanceof Error) effects.fail(error);
    }
    onClose();
  }

  return (
    <QuestionDialog
      title={text.files.removeTitle}
      text={text.files.removeText(file.name || text.values.unknown)}
      keep={text.files.keep}
      confirm={text.files.confirmRemove}
      icon="delete"
      busy={isPending}
      onConfirm={() => void remove()}
      onClose={onClose}
    />
  );
}
