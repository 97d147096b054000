import type { ReactElement } from 'react';
import type { Data } from '../../client/types.ts';
import { type Format, useFormat } from '../../screen/useFormat.ts';
import { Button } from '../../ui/Button.tsx';
import { Row, Small, Text } from '../../ui/box.tsx';
import { Disclosure } from '../../ui/Disclosure.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { Term } from '../../ui/Term.tsx';
import { text } from '../../values/text/text.ts';
import styles from './AccountsPanel.module.css';

export type BankAccount = Data<'investorAccountList'>['accounts'][number];

interface AccountRowProps {
  account: BankAccount;
  /** It is the only account. */
  isLast: boolean;
  /** An account is being removed, possibly this one. */
  isRemoving: boolean;
  /** Undefined if accounts cannot be removed at all; the response says whether this one can. */
  onRemove: (() => void) | undefined;
}

/** A bank account: its owner and bank, what it is used for, what is paid to it, and a button to remove it or why not. */
export function AccountRow({ account, isLast, isRemoving, onRemove }: AccountRowProps) {
  const format = useFormat();
  const name = format('text', account.account_name);
  const mayGo = onRemove && account.can_remove === 1;
  const stays = onRemove && !mayGo ? reasonOf(account, isLast) : undefined;
  return (
    <article className={styles.account} aria-label={name}>
      <Text as="span" tone="muted">
        <Icon name="fund" />
      </Text>
      <div>
        <Row align="baseline" gap="0 2">
          <Row as="h3" align="baseline" gap="0 2" className={styles.name}>
            <span>{name}</span>
            <Text as="span" weight="regular" breaks="never">
              {format('text', account.account_number_masked)}
            </Text>
          </Row>
          {account.is_default === 1 && (
            <span className={styles.mark}>
              {stays ? <Term about={stays}>{text.accounts.isDefault}</Term> : text.accounts.isDefault}
            </span>
          )}
        </Row>
        <Small title={branchOf(account, format)}>
          {[
            format('text', account.institution_name),
            format('label', account.account_type),
            format('text', account.currency),
          ].join(text.values.list)}
        </Small>
      </div>
      <div>
        <Text size="sm">{format('label', account.purpose)}</Text>
        <Text size="sm" tone={account.status === 'verified' ? 'muted' : 'warning'}>
          {stateOf(account, format)}
        </Text>
      </div>
      <Text as="div" size="sm" className={styles.receives}>
        {account.status_reason ? (
          <Small>{format('text', account.status_reason)}</Small>
        ) : (
          <Investments account={account} format={format} />
        )}
        {stays && account.is_default !== 1 && <Small>{stays}</Small>}
      </Text>
      {mayGo && (
        <div className={styles.action}>
          <Button
            size="small"
            variant="link"
            busy={isRemoving}
            aria-label={text.accounts.remove(name)}
            onClick={onRemove}
          >
            {text.accounts.confirmRemove}
          </Button>
        </div>
      )}
    </article>
  );
}

function stateOf({ status, effective_date }: BankAccount, format: Format): string {
  if (status === 'verified') return text.accounts.verified(format('date', effective_date));
  return status === 'pending_verification' ? text.accounts.waiting : format('label', status);
}

function reasonOf({ is_default }: BankAccount, isLast: boolean): string {
  if (isLast) return text.accounts.isLast;
  return is_default === 1 ? text.accounts.staysDefault : text.accounts.staysAnyway;
}

/** The numbers that route payments to the account; they differ by country. */
function branchOf(
  { routing_number, institution_number, transit_number }: BankAccount,
  format: Format,
): string | undefined {
  if (routing_number) return text.accounts.american(format('text', routing_number));
  if (!institution_number) return undefined;
  return text.accounts.canadian(format('text', institution_number), format('text', transit_number));
}

const atOnce = 3;

/** Lists a few investments by name; for many it shows their number, and the names on demand. */
function Investments({ account, format }: { account: BankAccount; format: Format }): ReactElement {
  const names = account.linked_investments.map(({ name }) => format('text', name));
  if (names.length === 0) return <Small>{text.accounts.noInvestments}</Small>;
  if (names.length > atOnce) {
    return (
      <Disclosure label={text.accounts.receivesMany(format('number', names.length))}>{names.join('\n')}</Disclosure>
    );
  }
  return (
    <p>
      <Small as="span">{text.accounts.receives}</Small>
      <span>{` ${names.join(text.values.list)}`}</span>
    </p>
  );
}
