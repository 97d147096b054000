import { ApiError } from '../../api/ApiError.ts';
import type { Body } from '../../api/types.ts';
import { useCommand } from '../../api/useCommand.ts';
import type { RemovalCommand } from '../../config/kinds/files.ts';
import { useEffects } from '../../frame/EffectsContext.tsx';
import { text } from '../../text/text.ts';
import { QuestionDialog } from '../../widgets/QuestionDialog.tsx';

interface RemoveDialogProps {
  command: RemovalCommand;
  name: string;
  /** Identifies the file and its subject. */
  body: Readonly<Record<string, unknown>>;
  /** Resolves once the list is shown without the file. */
  onRemoved: () => Promise<void>;
  onClose: () => void;
}

/** Asks before a file is removed. Only the status of the response says whether it was (specification, section 4). */
export function RemoveDialog({ command, name, body, onRemoved, onClose }: RemoveDialogProps) {
  const effects = useEffects();
  const { send, isPending } = useCommand(command, {
    onSuccess: ({ status }) => (status === 'success' ? onRemoved() : undefined),
  });

  async function remove() {
    try {
      // The config check has verified that the subject and the row have the body's fields.
      const answer = await send(body as Body<RemovalCommand>);
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
      text={text.files.removeText(name)}
      keep={text.files.keep}
      confirm={text.files.confirmRemove}
      icon="delete"
      busy={isPending}
      onConfirm={() => void remove()}
      onClose={onClose}
    />
  );
}
