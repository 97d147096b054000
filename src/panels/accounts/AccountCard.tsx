import type { ReactNode } from 'react';
import type { Data } from '../../api/types.ts';
import { toneOf } from '../../format/tone.ts';
import { type Format, useFormat } from '../../portal/useFormat.ts';
import { text } from '../../text/text.ts';
import { Badge } from '../../widgets/Badge.tsx';
import { Button } from '../../widgets/Button.tsx';
import { type Detail, DetailList } from '../../widgets/DetailList.tsx';
import { Disclosure } from '../../widgets/Disclosure.tsx';
import { Figure } from '../../widgets/Figure.tsx';
import styles from './AccountsPanel.module.css';

export type BankAccount = Data<'investorAccountList'>['accounts'][number];

interface AccountCardProps {
  account: BankAccount;
  /** It is the only account. */
  isLast: boolean;
  /** An account is being removed, possibly this one. */
  isRemoving: boolean;
  /** Undefined if accounts cannot be removed at all; the response says whether this one can. */
  onRemove: (() => void) | undefined;
}

/** A card with everything known of a bank account. */
export function AccountCard({ account, isLast, isRemoving, onRemove }: AccountCardProps) {
  const format = useFormat();
  const name = format('text', account.account_name);
  const mayGo = account.can_remove === 1;
  return (
    <article className={styles.account} aria-label={name}>
      <header className={styles.head}>
        <h3 className={styles.name} dir="auto">
          {name}
        </h3>
        {account.is_default === 1 && <span className={styles.mark}>{text.accounts.isDefault}</span>}
        <p className={styles.number}>
          {[
            format('text', account.account_number_masked),
            format('label', account.account_type),
            format('text', account.currency),
          ].join(text.values.list)}
        </p>
        {onRemove && mayGo && (
          <div className={styles.action}>
            <Button
              size="small"
              icon="delete"
              busy={isRemoving}
              aria-label={text.accounts.remove(name)}
              onClick={onRemove}
            >
              {text.accounts.confirmRemove}
            </Button>
          </div>
        )}
      </header>
      <DetailList items={detailsOf(account, format)} />
      {onRemove && !mayGo && <p className={styles.reason}>{reasonOf(account, isLast)}</p>}
    </article>
  );
}

function reasonOf({ is_default }: BankAccount, isLast: boolean): string {
  if (isLast) return text.accounts.isLast;
  return is_default === 1 ? text.accounts.staysDefault : text.accounts.staysAnyway;
}

function detailsOf(account: BankAccount, format: Format): Detail[] {
  const { accounts } = text;
  return [
    {
      label: accounts.status,
      value: <Badge tone={toneOf(account.status)}>{format('label', account.status)}</Badge>,
      about: account.status_reason ?? undefined,
    },
    { label: accounts.purpose, value: format('label', account.purpose) },
    { label: accounts.institution, value: format('text', account.institution_name), about: branchOf(account, format) },
    { label: accounts.holder, value: format('text', account.holder_name) },
    { label: accounts.since, value: <Figure>{format('date', account.effective_date)}</Figure> },
    { label: accounts.investments, value: investmentsOf(account, format) },
  ];
}

/** The numbers by which other banks find the account; they depend on its country. */
function branchOf(
  { routing_number, institution_number, transit_number }: BankAccount,
  format: Format,
): string | undefined {
  if (routing_number) return text.accounts.american(routing_number);
  if (!institution_number) return undefined;
  return text.accounts.canadian(institution_number, format('text', transit_number));
}

const atOnce = 3;

/** Lists a few investments by name; for many it shows their number, and the names on demand. */
function investmentsOf(account: BankAccount, format: Format): ReactNode {
  const names = account.linked_investments.map(({ name }) => format('text', name));
  if (names.length === 0) return text.accounts.noInvestments;
  if (names.length <= atOnce) return names.join('\n');
  return (
    <Disclosure label={text.accounts.investmentCount(format('number', names.length))}>{names.join('\n')}</Disclosure>
  );
}
