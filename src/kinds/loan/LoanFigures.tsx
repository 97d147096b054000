import type { Loan } from '../../figures/answers.ts';
import { type Sum, sumsOf } from '../../figures/exactAmounts.ts';
import { type InterestOfDays, interestReceived, type MyLoan } from '../../figures/myLoan.ts';
import { receivingAccount } from '../../figures/receivingAccount.ts';
import { usePortal } from '../../screen/PortalContext.tsx';
import { useFormat } from '../../screen/useFormat.ts';
import { Small } from '../../ui/box.tsx';
import { Figure } from '../../ui/Figure.tsx';
import { Loading } from '../../ui/Loading.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { nearDay } from '../../values/date.ts';
import { listed } from '../../values/isolated.ts';
import { oneLine } from '../../values/oneLine.ts';
import { text } from '../../values/text/text.ts';
import { currentDay } from '../../values/today.ts';
import { useAccounts } from '../upcoming/useAccounts.ts';
import styles from './LoanFigures.module.css';

interface LoanFiguresProps {
  loan: Loan;
  mine: MyLoan;
  isMissed: boolean;
  isWaiting: boolean;
}

interface Shown {
  label: string;
  /** Undefined while loading. */
  value: string | undefined;
  notes: readonly string[];
}

/** What the loan has paid me and pays me next; if payments were missed, also what is due at maturity. */
export function LoanFigures({ loan, mine, isMissed, isWaiting }: LoanFiguresProps) {
  const format = useFormat();
  const { locale } = usePortal();
  const today = currentDay();
  const accounts = useAccounts();
  const words = text.loan;
  const written = (sums: readonly Sum[]) =>
    sums.map(({ amount, currency }) => format('money', amount, currency)).join(text.values.list);
  const days = ({ from, to }: InterestOfDays) =>
    words.fromTo(oneLine(format('date', from)), oneLine(format('date', to)));
  const received = interestReceived(loan);
  const { next, year, maturity, holdings } = mine;
  const awaited = isWaiting ? undefined : text.values.unknown;
  const isOver = maturity === undefined && next?.length === 0;

  const figures: Shown[] = [
    {
      label: words.received,
      value: written(received.sums),
      notes: [received.count > 0 ? words.afterFees(days(received)) : words.nothingYet],
    },
    ...(isOver ? [] : isMissed && (maturity || isWaiting) ? atEnd() : toCome()),
  ];
  const list = (
    <div className={styles.frame}>
      <dl className={styles.figures}>
        {figures.map(({ label, value, notes }) => (
          <div key={label} className={styles.figure}>
            <dt className={styles.label}>{label}</dt>
            <dd className={styles.value}>
              {value === undefined ? <Skeleton width="70%" /> : <Figure>{value}</Figure>}
            </dd>
            {notes.map((note) => (
              <Small key={note} as="dd">
                {note}
              </Small>
            ))}
          </div>
        ))}
      </dl>
    </div>
  );
  return figures.some(({ value }) => value === undefined) ? <Loading>{list}</Loading> : list;

  function toCome(): Shown[] {
    const [first] = next ?? [];
    const account = receivingAccount(accounts, holdings);
    const hasNext = first?.day !== undefined;
    // If no payment is known, the loan's own day is shown.
    const due = loan.servicing?.next_payment_due_date;
    return [
      {
        label: words.next,
        value: hasNext ? written(sumsOf(next ?? [])) : awaited,
        notes: [
          ...(hasNext ? [nearDay(first.day ?? today, locale, today, 'short')] : due ? [format('date', due)] : []),
          ...(hasNext && account
            ? [words.toAccount(listed([account.account_name, account.account_number_masked], ' '))]
            : []),
        ],
      },
      {
        label: year?.isLast ? words.untilMaturity : words.year,
        value: year && year.count > 0 ? written(year.sums) : awaited,
        notes: [
          ...(year && year.count > 0 ? [words.payments(year.count, format('number', year.count), days(year))] : []),
          ...(year?.count === 0 ? [words.noneScheduled] : []),
        ],
      },
    ];
  }

  function atEnd(): Shown[] {
    const day = maturity && nearDay(maturity.day, locale, today, 'short');
    return [
      {
        label: words.maturity,
        value: maturity ? written(maturity.due) : awaited,
        notes: day ? [maturity.interest.length > 0 ? words.withInterest(day, written(maturity.interest)) : day] : [],
      },
      {
        label: words.withMissed(mine.arrears?.failed.length ?? 1),
        value: maturity?.withMissed ? written(maturity.withMissed) : awaited,
        notes: maturity ? [words.dueBy(format('date', maturity.day))] : [],
      },
    ];
  }
}
