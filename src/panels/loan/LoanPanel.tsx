import { dayOf } from '../../format/calendar.ts';
import { toneOf } from '../../format/tone.ts';
import { QueryFailure } from '../../frame/QueryFailure.tsx';
import { SectionFrame } from '../../frame/SectionFrame.tsx';
import { SectionLoading } from '../../frame/SectionLoading.tsx';
import { type Format, useFormat } from '../../portal/useFormat.ts';
import type { Loan } from '../../portfolio/answers.ts';
import { missedPayments } from '../../portfolio/arrears.ts';
import { sumsOf } from '../../portfolio/exactAmounts.ts';
import type { MyLoan } from '../../portfolio/myLoan.ts';
import type { Payment } from '../../portfolio/payment.ts';
import { text } from '../../text/text.ts';
import { AlertStrip } from '../../widgets/AlertStrip.tsx';
import { Badge } from '../../widgets/Badge.tsx';
import { type Detail, DetailList } from '../../widgets/DetailList.tsx';
import { Loading } from '../../widgets/Loading.tsx';
import { Skeleton } from '../../widgets/Skeleton.tsx';
import { owedText } from '../parts/owedText.ts';
import styles from './LoanPanel.module.css';
import type { LoanConfig } from './options.ts';
import { useLoan } from './useLoan.ts';

/** How a loan stands: a warning where a payment is missing, my share, and what comes next. */
export function LoanPanel({ section }: { section: LoanConfig }) {
  const format = useFormat();
  const { subject, loan, mine, others, isWaiting } = useLoan();
  const failed = others.find(({ error }) => error);
  const facts = loan && mine && <DetailList items={itemsOf(loan, mine, isWaiting, format)} />;
  return (
    <>
      {loan && mine && <Warning loan={loan} mine={mine} format={format} />}
      <SectionFrame section={section}>
        <QueryFailure query={subject} />
        {failed && <QueryFailure query={failed} others={others.filter((one) => one !== failed)} />}
        {subject.isPending && <SectionLoading lines={4} />}
        {facts && <div className={styles.body}>{isWaiting ? <Loading>{facts}</Loading> : facts}</div>}
      </SectionFrame>
    </>
  );
}

interface OfLoan {
  loan: Loan;
  mine: MyLoan;
  format: Format;
}

function Warning({ loan, mine: { arrears, isOwedKnown }, format }: OfLoan) {
  // The list of investments says this of my holding, and may not have loaded yet.
  const days = arrears?.daysPastDue ?? loan.servicing?.past_due_days ?? 0;
  if (days <= 0 && !arrears) return null;
  const words = text.loan;
  const { balances, currency } = loan;
  const why = missedPayments(loan).map(({ due, borrower, fee, currency: paidIn }) =>
    words.missed(format('date', due), format('money', borrower, paidIn), format('money', fee, paidIn)),
  );
  const owed = isOwedKnown && arrears ? owedText(arrears.owed, format) : text.values.unknown;
  const isFailed = !isOwedKnown || (arrears?.failed.length ?? 0) > 0;
  return (
    <AlertStrip
      title={days > 0 ? words.behind : words.failed}
      facts={[
        ...(isFailed ? [{ label: words.owed, value: owed, about: why.join(' ') }] : []),
        {
          label: words.overdue,
          value: format('money', balances?.total_overdue_amount, balances?.currency ?? currency),
        },
        { label: words.days, value: format('number', days) },
        { label: words.since, value: format('date', balances?.overdue_since_date) },
      ]}
    />
  );
}

function itemsOf(loan: Loan, { next, principal, available }: MyLoan, isWaiting: boolean, format: Format): Detail[] {
  const words = text.loan;
  const { participation, servicing, terms, currency } = loan;
  const due = (payments: readonly Payment[]) =>
    [
      format('date', payments[0]?.day),
      ...sumsOf(payments).map(({ amount, currency: paidIn }) => format('money', amount, paidIn)),
    ].join(' · ');
  const awaited = isWaiting ? <Skeleton width="60%" /> : undefined;
  const known = (label: string, value: Detail['value'] | undefined): Detail[] =>
    value === undefined ? [] : [{ label, value }];
  const day = (date: unknown) => (dayOf(date, 'date') === undefined ? undefined : format('date', date));
  return [
    {
      label: words.status,
      value: <Badge tone={toneOf(loan.loan_status)}>{format('label', loan.loan_status)}</Badge>,
    },
    { label: words.share, value: format('money', participation?.invested_amount, participation?.currency ?? currency) },
    // Where no payment is known, the loan's own day is shown.
    ...known(words.next, next?.length ? due(next) : (awaited ?? day(servicing?.next_payment_due_date))),
    ...known(words.principal, principal?.length ? due(principal) : awaited),
    ...known(words.matures, day(available ?? terms?.maturity_date)),
  ];
}
