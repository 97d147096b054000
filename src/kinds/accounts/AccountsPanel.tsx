import { useIsMutating, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { queryFor } from '../../client/queryFor.ts';
import { FormDialog } from '../../screen/FormDialog.tsx';
import { useInvestor } from '../../screen/InvestorContext.tsx';
import { QueryFailure } from '../../screen/QueryFailure.tsx';
import { SectionFrame } from '../../screen/SectionFrame.tsx';
import { Button } from '../../ui/Button.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { Loading } from '../../ui/Loading.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { text } from '../../values/text/text.ts';
import { Form } from '../form/Form.tsx';
import { AccountRow, type BankAccount } from './AccountRow.tsx';
import styles from './AccountsPanel.module.css';
import type { AccountsConfig } from './options.ts';
import { RemoveAccountDialog } from './RemoveAccountDialog.tsx';

/** The investor's linked accounts; refetches the list after an account was added or removed. */
export function AccountsPanel({ section }: { section: AccountsConfig }) {
  const { add, removal } = section;
  const { id } = useInvestor();
  const queryClient = useQueryClient();
  const [isAdding, setAdding] = useState(false);
  const [doomed, setDoomed] = useState<BankAccount>();
  const options = queryFor('investorAccountList', {}, { id: id ?? 0 });
  const query = useQuery({ ...options, enabled: id !== undefined });
  // A command that was sent before its dialog was closed must not be sent again.
  const isSending = useIsMutating({ mutationKey: [add?.command] }) > 0;
  const isRemoving = useIsMutating({ mutationKey: ['accountRemove'] }) > 0;
  const accounts = query.data?.accounts;

  // Present from the start, so that the heading does not move when the accounts arrive.
  const adding = add && !query.isLoadingError && (
    <Button size="small" icon="add" busy={isSending && !isAdding} onClick={() => setAdding(true)}>
      {text.accounts.add}
    </Button>
  );
  return (
    <SectionFrame section={section} actions={adding} bare>
      <QueryFailure query={query} />
      {query.isPending && <Waiting />}
      {accounts?.length === 0 && <EmptyState {...section.empty} />}
      {accounts && accounts.length > 0 && (
        <ul className={styles.list}>
          {accounts.map((account, index) => (
            <li key={account.account_id ?? index}>
              <AccountRow
                account={account}
                isLast={accounts.length === 1}
                isRemoving={isRemoving && !doomed}
                onRemove={removal ? () => setDoomed(account) : undefined}
              />
            </li>
          ))}
        </ul>
      )}
      {add && isAdding && (
        <FormDialog title={add.title} description={add.intro} onClose={() => setAdding(false)}>
          <Form section={add} onSent={() => setAdding(false)} />
        </FormDialog>
      )}
      {doomed && (
        <RemoveAccountDialog
          account={doomed}
          onRemoved={() => queryClient.invalidateQueries({ queryKey: options.queryKey })}
          onClose={() => setDoomed(undefined)}
        />
      )}
    </SectionFrame>
  );
}

/** The number of accounts is not known yet; these two rows are between two accounts and three. */
function Waiting() {
  return (
    <Loading>
      {['first', 'second'].map((account) => (
        <div key={account} className={styles.account}>
          <span />
          <Skeleton height="var(--waiting)" />
        </div>
      ))}
    </Loading>
  );
}
