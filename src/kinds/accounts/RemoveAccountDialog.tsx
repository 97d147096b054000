import { useCommand } from '../../client/useCommand.ts';
import { useEffects } from '../../screen/EffectsContext.tsx';
import { useFormat } from '../../screen/useFormat.ts';
import { QuestionDialog } from '../../ui/QuestionDialog.tsx';
import { text } from '../../values/text/text.ts';
import type { BankAccount } from './AccountRow.tsx';

interface RemoveAccountDialogProps {
  account: BankAccount;
  /** Resolves once the list is shown without the account. */
  onRemoved: () => Promise<void>;
  onClose: () => void;
}

/** Asks before an account is removed; an error closes the dialog and is shown as a toast. */
export function RemoveAccountDialog({ account, onRemoved, onClose }: RemoveAccountDialogProps) {
  const format = useFormat();
  const effects = useEffects();
  const { send, isPending } = useCommand('accountRemove', { onSuccess: onRemoved });

  async function remove() {
    try {
      const answer = await send({ account_id: account.account_id });
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
