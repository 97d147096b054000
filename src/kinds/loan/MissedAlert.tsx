import type { Loan } from '../../figures/answers.ts';
import { type MissedPayment, missedPayments } from '../../figures/arrears.ts';
import { less } from '../../figures/exactAmounts.ts';
import type { MyLoan } from '../../figures/myLoan.ts';
import { type Format, useFormat } from '../../screen/useFormat.ts';
import { Text } from '../../ui/box.tsx';
import type { Elements } from '../../ui/elements.ts';
import { Icon } from '../../ui/Icon.tsx';
import { dayOf } from '../../values/calendar.ts';
import { text } from '../../values/text/text.ts';
import { owedText } from '../attention/owedText.ts';
import styles from './MissedAlert.module.css';

interface MissedAlertProps {
  loan: Loan;
  mine: MyLoan;
  /** Days past due. */
  days: number;
  ways: Elements;
}

/** The missed payments of a loan, what is being done about them, and whom to ask. */
export function MissedAlert({ loan, mine: { arrears, isOwedKnown }, days, ways }: MissedAlertProps) {
  const format = useFormat();
  const words = text.loan;
  const missed = missedPayments(loan);
  const count = Math.max(missed.length, arrears?.failed.length ?? 0);
  const title = words.missed(
    count,
    format('number', count),
    isOwedKnown && arrears && arrears.failed.length > 0 ? owedText(arrears.owed, format) : undefined,
    days > 0 ? words.days(days, format('number', days)) : undefined,
  );
  const [update] = loan.updates;
  const { balances, currency } = loan;
  const overdue = words.overdue(
    format('money', balances?.total_overdue_amount, balances?.currency ?? currency),
    format('date', balances?.overdue_since_date),
  );
  return (
    <aside className={styles.alert} aria-label={title}>
      <h2 className={styles.title}>
        <Icon name="warning" />
        <span>{title}</span>
      </h2>
      <dl className={styles.facts}>
        <dt>{words.happened}</dt>
        <dd>
          {missed.length === 0 ? (
            <p>{overdue}</p>
          ) : (
            missed.map((payment, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: two payments may be due on one day
              <p key={index}>{happened(payment, format)}</p>
            ))
          )}
        </dd>
        <dt>{words.done}</dt>
        <dd>
          <p>{update ? words.quote(update.body_text) : words.noUpdate}</p>
          {update && (
            <Text tone="muted">
              {words.signed(format('text', update.author), format('date', dayOf(update.published_at, 'dateTime')))}
            </Text>
          )}
        </dd>
        <dt>{words.report}</dt>
        <dd>{words.noDate}</dd>
      </dl>
      {ways}
    </aside>
  );
}

/** What the borrower owed, and the steps from it to my share. */
function happened({ due, borrower, fee, mine, currency }: MissedPayment, format: Format): string {
  const words = text.loan;
  const money = (amount: unknown) => format('money', amount, currency);
  const returned = words.returned(money(borrower), format('date', due));
  if (mine === undefined) return returned;
  const rest = less(borrower, fee);
  const isAll = rest !== undefined && Number(rest) === Number(mine);
  if (isAll && Number(fee) === 0) return returned;
  return `${returned} ${isAll ? words.lessFee(money(fee)) : words.myPart(money(mine))}`;
}
