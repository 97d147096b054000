import type { Body } from '../../api/types.ts';
import { useCommand } from '../../api/useCommand.ts';
import type { AccountRemoval } from '../../config/kinds/accounts.ts';
import { useEffects } from '../../frame/EffectsContext.tsx';
import type { AnswerData } from '../../frame/fields.ts';
import { useFormat } from '../../portal/useFormat.ts';
import { text } from '../../text/text.ts';
import { QuestionDialog } from '../../widgets/QuestionDialog.tsx';

interface RemoveAccountDialogProps {
  command: AccountRemoval;
  account: AnswerData;
  /** Resolves once the list is shown without the account. */
  onRemoved: () => Promise<void>;
  onClose: () => void;
}

/** Asks before an account is removed; an error closes the dialog and is shown as a toast. */
export function RemoveAccountDialog({ command, account, onRemoved, onClose }: RemoveAccountDialogProps) {
  const format = useFormat();
  const effects = useEffects();
  const { send, isPending } = useCommand(command, { onSuccess: onRemoved });

  async function remove() {
    try {
      // The config check has verified that each row has the id.
      const answer = await send({ account_id: account.account_id } as Body<AccountRemoval>);
      effects.run(['toast'], answer);
    } catch (error) {
      if (error instanceof Error) effects.fail(error);
    }
    onClose();
  }

  return (
    <QuestionDialog
      title={text.accounts.removeTitle}
      text={text.accounts.removeText(
        format('text', account.account_name),
        format('text', account.account_number_masked),
      )}
      keep={text.accounts.keep}
      confirm={text.accounts.confirmRemove}
      icon="delete"
      busy={isPending}
      onConfirm={() => void remove()}
      onClose={onClose}
    />
  );
}
