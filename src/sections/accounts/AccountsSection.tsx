import { useIsMutating, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { queryFor } from '../../api/queryFor.ts';
import type { AccountsConfig } from '../../config/kinds/accounts.ts';
import { FormDialog } from '../../frame/FormDialog.tsx';
import { type AnswerData, rowsIn } from '../../frame/fields.ts';
import { useInvestor } from '../../frame/InvestorContext.tsx';
import { QueryFailure } from '../../frame/QueryFailure.tsx';
import { SectionFrame } from '../../frame/SectionFrame.tsx';
import { text } from '../../text/text.ts';
import { Button } from '../../widgets/Button.tsx';
import { EmptyState } from '../../widgets/EmptyState.tsx';
import { Loading } from '../../widgets/Loading.tsx';
import { Skeleton } from '../../widgets/Skeleton.tsx';
import { Form } from '../form/Form.tsx';
import { AccountCard } from './AccountCard.tsx';
import styles from './AccountsSection.module.css';
import { RemoveAccountDialog } from './RemoveAccountDialog.tsx';

/** The investor's linked accounts; refetches the list after an account was added or removed. */
export function AccountsSection({ section }: { section: AccountsConfig }) {
  const { add, removal } = section;
  const { id } = useInvestor();
  const queryClient = useQueryClient();
  const [isAdding, setAdding] = useState(false);
  const [doomed, setDoomed] = useState<AnswerData>();
  const options = queryFor(section.query, {}, { id: id ?? 0 });
  const query = useQuery({ ...options, enabled: id !== undefined });
  // What was sent before its dialog was closed must not be sent a second time.
  const isSending = useIsMutating({ mutationKey: [add?.command] }) > 0;
  const isRemoving = useIsMutating({ mutationKey: [removal] }) > 0;
  const data: unknown = query.data;
  const rows = data === undefined ? undefined : rowsIn(data as AnswerData, section.rows); // An object in openapi/.

  // There from the start, so that the heading does not move once the accounts are here.
  const adding = add && !query.isLoadingError && (
    <Button size="small" icon="add" busy={isSending && !isAdding} onClick={() => setAdding(true)}>
      {text.accounts.add}
    </Button>
  );
  return (
    <SectionFrame section={section} actions={adding}>
      <QueryFailure query={query} />
      {query.isPending && <Waiting />}
      {rows?.length === 0 && <EmptyState {...section.empty} />}
      {rows && rows.length > 0 && (
        <ul>
          {rows.map((row) => (
            <li key={String(row.account_id)} className={styles.item}>
              <AccountCard
                account={row}
                isLast={rows.length === 1}
                isRemoving={isRemoving && !doomed}
                onRemove={removal && (() => setDoomed(row))}
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
      {removal && doomed && (
        <RemoveAccountDialog
          command={removal}
          account={doomed}
          onRemoved={() => queryClient.invalidateQueries({ queryKey: options.queryKey })}
          onClose={() => setDoomed(undefined)}
        />
      )}
    </SectionFrame>
  );
}

/** The number of accounts is not known yet; two move what is below the least. */
function Waiting() {
  return (
    <Loading>
      {['first', 'second'].map((account) => (
        <div key={account} className={styles.item}>
          <div className={styles.account}>
            <Skeleton height="var(--waiting)" />
          </div>
        </div>
      ))}
    </Loading>
  );
}
