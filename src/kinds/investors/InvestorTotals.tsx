import type { ReactElement } from 'react';
import type { CurrencyTotal, PaymentDay, PrincipalDay } from '../../figures/allInvestors.ts';
import { groupBy } from '../../figures/groupBy.ts';
import { usePortal } from '../../screen/PortalContext.tsx';
import { type Format, useFormat } from '../../screen/useFormat.ts';
import { Small } from '../../ui/box.tsx';
import { Figure } from '../../ui/Figure.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import type { CalendarDate } from '../../values/calendar.ts';
import { nearDay } from '../../values/date.ts';
import { oneLine } from '../../values/oneLine.ts';
import { text } from '../../values/text/text.ts';
import { currentDay } from '../../values/today.ts';
import styles from './AllInvestorsPanel.module.css';
import type { AllInvestorsAnswer } from './useAllInvestors.ts';

interface InvestorTotalsProps {
  answer: AllInvestorsAnswer;
  /** Whom the totals cover, if not everyone. */
  of: string | undefined;
}

/** What the investors have together: a list of figures for each currency; currencies are never added up. */
export function InvestorTotals({ answer: { rows, totals, asOf, period, isWaiting }, of }: InvestorTotalsProps) {
  const format = useFormat();
  const { locale } = usePortal();
  const today = currentDay();
  const words = text.allInvestors;
  const invested = asOf === undefined ? words.invested : words.investedAt(format('date', asOf));
  const days = period && text.table.days(format('date', period.from), format('date', period.to));
  const near = (day: CalendarDate) => oneLine(nearDay(day, locale, today, 'short'));
  if (isWaiting) {
    const held = rows.flatMap(({ investments = [] }) => investments);
    const [first, ...others] = new Set(held.map(({ currency }) => currency));
    return [first, ...others].map((currency = '') => {
      const own = held.filter((one) => one.currency === currency);
      // Only loans say when they pay after the next payment, and repay principal on a day that is known.
      const hasLoans = own.length === 0 || own.some(({ loan_id }) => loan_id !== undefined);
      // The note of the next payment says what is reinvested.
      const isPaidOut = own.length > 0 && own.every((one) => one.distribution_option === 'cash');
      return (
        <dl key={currency} className={styles.figures}>
          <Line label={invested} note={of} isTotal />
          <Line label={words.earned} note={days ?? shape} />
          <Line label={words.nextPayment} note={isPaidOut ? undefined : shape} />
          {hasLoans && [1, 2].map((line) => <Line key={line} label={shape} note={shape} />)}
        </dl>
      );
    });
  }
  if (totals.length === 0) {
    return (
      <dl className={styles.figures}>
        <Line label={words.invested} note={of} value={words.unavailable} isTotal />
      </dl>
    );
  }
  return totals.map((total) => {
    const { currency, payments, principal } = total;
    const money = moneyIn(currency, format);
    return (
      <dl key={currency} className={styles.figures}>
        <Line label={invested} note={of} value={money(total.invested)} currency={currency} isTotal />
        <Line label={words.earned} note={days} value={money(total.earned)} />
        {payments === undefined && <Line label={words.nextPayment} value={words.unavailable} />}
        {payments?.map((payment, at) => {
          const day = near(payment.day);
          return (
            <Line
              key={payment.day}
              label={at === 0 ? words.next(day) : words.afterThat(day)}
              note={paymentNote(payment, money)}
              value={money(payment.amount)}
            />
          );
        })}
        {principal && (
          <Line
            label={words.principal(near(principal.day))}
            note={sourcesOf(principal, format)}
            value={money(principal.amount)}
          />
        )}
      </dl>
    );
  });
}

type Money = (amount: CurrencyTotal['invested']) => string;

const moneyIn =
  (currency: string, format: Format): Money =>
  (amount) =>
    amount === undefined ? text.allInvestors.unavailable : format('money', amount, currency);

/** The loans that repay principal and their owners; for many loans, only their number. */
function sourcesOf({ from }: PrincipalDay, format: Format): string {
  const words = text.allInvestors;
  const loans = [...groupBy(from, ({ name }) => name)].map(([name, own]) =>
    words.from(format('text', name), [...new Set(own.map(({ investor }) => investor))].join(text.values.list)),
  );
  return from.length > 2 && loans.length > 1
    ? words.loans(format('number', from.length))
    : loans.join(text.attention.and);
}

/** How much of a payment is paid out, how much is reinvested, and how much is in doubt. */
function paymentNote({ paid, reinvested, pastDue }: PaymentDay, money: Money): string {
  const words = text.allInvestors;
  const isReinvested = reinvested !== undefined && Number(reinvested) > 0;
  const becomes = isReinvested
    ? Number(paid) > 0
      ? words.split(money(reinvested), money(paid))
      : words.allReinvested
    : undefined;
  const doubt = pastDue === undefined || Number(pastDue) > 0 ? words.pastDue(money(pastDue)) : undefined;
  return [becomes, doubt].filter(Boolean).join('. ');
}

/** What stands in place of a text while it is loading. */
const shape = <Skeleton width="var(--size-20)" />;

interface LineProps {
  label: string | ReactElement;
  note?: string | ReactElement | undefined;
  /** Undefined while loading. */
  value?: string | undefined;
  /** The code that stands behind the total. */
  currency?: string;
  isTotal?: boolean;
}

function Line({ label, note, value, currency, isTotal = false }: LineProps) {
  return (
    <div className={styles.line} data-total={isTotal}>
      <dt>
        <span>{label}</span>
        {note && (
          <>
            <span> </span>
            <Small as="span">{note}</Small>
          </>
        )}
      </dt>
      <dd className={styles.value} style={value === undefined ? {} : { '--figures': value.length }}>
        {value === undefined ? <Skeleton width="var(--size-20)" /> : <Figure>{value}</Figure>}
        {currency && value !== text.allInvestors.unavailable && (
          <span className={styles.currency}>{` ${currency}`}</span>
        )}
      </dd>
    </div>
  );
}
