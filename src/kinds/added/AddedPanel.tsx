import { useQuery } from '@tanstack/react-query';
import { queryFor } from '../../client/queryFor.ts';
import type { Payment } from '../../figures/payment.ts';
import { useFormat } from '../../screen/useFormat.ts';
import { Text } from '../../ui/box.tsx';
import { Figure } from '../../ui/Figure.tsx';
import type { Decimal } from '../../values/decimal.ts';
import { negated } from '../../values/exactSum.ts';
import { text } from '../../values/text/text.ts';
import { CurrencyNote } from '../cards/CurrencyNote.tsx';
import { LargeCardBody, useLargeCard } from '../cards/LargeCardBody.tsx';
import styles from './AddedPanel.module.css';
import type { AddedConfig } from './options.ts';
import { useAdded } from './useAdded.ts';

/** What was added to the invested amount, by source, and the days on which its course changed. */
export function AddedPanel(_: { section: AddedConfig }) {
  const { body } = useLargeCard();
  const format = useFormat();
  const { data } = useQuery(queryFor('portfolioCardCurrentlyInvested', body));
  const { since, added, events } = useAdded(data);
  const words = text.added;
  const money = (amount: unknown) => format('money', amount, data?.currency);
  const withSign = (amount: Decimal | undefined) => `${Number(amount) > 0 ? '+' : ''}${money(amount)}`;
  const parts = [
    { amount: added.returned, write: words.returned },
    { amount: added.newMoney, write: words.newMoney, all: words.allNew },
    { amount: added.reinvested, write: words.reinvested, all: words.allReinvested },
  ].filter(({ amount }) => Number(amount ?? 0) !== 0);
  const isKnown = added.newMoney !== undefined && added.reinvested !== undefined;
  const [first, second] = isKnown ? parts : [];
  const told = second ? parts.map(({ amount, write }) => write(money(amount))).join(text.values.list) : first?.all;
  return (
    <LargeCardBody
      change={
        <p className={styles.added} data-awaited={data === undefined}>
          <Text as="strong" weight="strong">
            <Figure>{withSign(added.amount)}</Figure>
          </Text>
          <span>{` ${words.since(format('date', since))}`}</span>
          {told && <span className={styles.colon}>{words.colon}</span>}
          <Text as="span" tone="muted" className={styles.parts}>
            <span>{told}</span>
            <CurrencyNote currency={data?.currency} />
          </Text>
        </p>
      }
      events={events.map(({ at, payment }) => ({
        on: at,
        title: titleOf(payment, format('text', payment.name)),
        // Money that is returned to the investor is no longer invested.
        amount: withSign(payment.amount === undefined ? undefined : negated(payment.amount)),
      }))}
    />
  );
}

/** What happened; a deposit to a fund is named after the fund alone. */
function titleOf({ kind, loanId }: Payment, name: string): string {
  if (kind === 'principal') return text.added.repaid(name);
  return loanId === undefined ? name : text.added.funded(name);
}
