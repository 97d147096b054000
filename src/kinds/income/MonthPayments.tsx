import type { Notice } from '../../figures/holdings.ts';
import type { IncomeLine, IncomeMonth } from '../../figures/incomeCalendar.ts';
import { accountTypesOf, ahead, lost, type Payment } from '../../figures/payment.ts';
import { placeOf } from '../../figures/place.ts';
import { Small } from '../../ui/box.tsx';
import { Figure } from '../../ui/Figure.tsx';
import { Heading } from '../../ui/Heading.tsx';
import { Diamond, Flag, PartSign } from '../../ui/MonthColumns.tsx';
import { isolated } from '../../values/isolated.ts';
import { text } from '../../values/text/text.ts';
import { HoldingLink } from '../holdings/HoldingLink.tsx';
import styles from './Income.module.css';
import type { IncomeWords } from './useIncomeWords.ts';

interface MonthPaymentsProps {
  month: IncomeMonth;
  lines: readonly IncomeLine[];
  words: IncomeWords;
}

/** The payments of a month: interest, what is not declared yet, principal and money on its way apart, and days of notice. */
export function MonthPayments({ month, lines, words }: MonthPaymentsProps) {
  const name = words.inFull(month.from);
  const isNothing = month.entries.length + month.undeclared.length + month.notices.length === 0;
  return (
    <section className={styles.month} aria-label={name}>
      <header className={styles.head}>
        <Heading>{name}</Heading>
        <Small as="span">{words.known(month).join(', ')}</Small>
        <span className={styles.total}>
          <Figure>{words.sum(month.whole)}</Figure>
        </span>
      </header>
      {isNothing && <Small>{text.income.none(name)}</Small>}
      <ul>
        {month.entries.map((payment) => (
          <PaymentRow key={payment.id} payment={payment} lines={lines} words={words} />
        ))}
        {month.undeclared.map(({ investment, about }) => (
          <Row
            key={investment.investment_id}
            date={words.sum([])}
            sign={<PartSign tone={toneIn(lines, placeOf(investment))} look="open" />}
            name={
              <HoldingLink loanId={investment.loan_id} holdings={[investment]}>
                {words.named(investment.name, [investment.account_type])}
              </HoldingLink>
            }
            what={text.income.distribution(undefined)}
            state={text.income.undeclared}
            amount={about === undefined ? words.sum([]) : text.income.about(words.about(about) ?? '')}
          />
        ))}
        {month.notices.map((notice) => (
          <NoticeRow key={notice.id} notice={notice} words={words} />
        ))}
      </ul>
    </section>
  );
}

interface PaymentsProps {
  title: string;
  payments: readonly Payment[];
  lines: readonly IncomeLine[];
  words: IncomeWords;
}

/** Payments below a title. */
export function Payments({ title, payments, lines, words }: PaymentsProps) {
  return (
    <div className={styles.month}>
      <Heading>{title}</Heading>
      <ul>
        {payments.map((payment) => (
          <PaymentRow key={payment.id} payment={payment} lines={lines} words={words} />
        ))}
      </ul>
    </div>
  );
}

/** The colour of an investment: its own, or that of the others together. */
function toneIn(lines: readonly IncomeLine[], place: string): number {
  const own = lines.findIndex((line) => line.place === place);
  return own < 0 ? lines.length : own + 1;
}

function PaymentRow({ payment, lines, words }: { payment: Payment; lines: readonly IncomeLine[]; words: IncomeWords }) {
  const { format } = words;
  const { day, name, loanId, holdings, kind, earnedFor, place, state, isReinvested } = payment;
  const written = (amount: Payment['amount']) => format('money', amount, payment.currency);
  const { interest, distribution, notIncome, less, fee, tax, units, states, toReinvest } = text.income;
  const month = earnedFor === undefined ? undefined : words.inFull(earnedFor);
  const deducted = [
    ...(Number(payment.fee ?? 0) > 0 ? [fee(written(payment.fee))] : []),
    ...(Number(payment.tax ?? 0) > 0 ? [tax(written(payment.tax))] : []),
  ];
  const detail =
    deducted.length > 0
      ? less(written(payment.gross), deducted.join(text.values.list))
      : isReinvested && payment.units !== undefined && payment.unitPrice !== undefined
        ? units(format('units', payment.units), format('price', payment.unitPrice, payment.currency))
        : undefined;
  const isAhead = ahead.includes(state);
  return (
    <Row
      date={day === undefined ? words.sum([]) : format('date', day)}
      sign={
        kind === 'principal' ? (
          <Diamond />
        ) : kind !== 'interest' ? (
          <span />
        ) : (
          <PartSign tone={toneIn(lines, place)} look={isAhead ? 'ahead' : lost.includes(state) ? 'open' : 'done'} />
        )
      }
      name={
        <HoldingLink loanId={loanId} holdings={holdings}>
          {words.named(name, accountTypesOf(payment))}
        </HoldingLink>
      }
      what={
        kind === 'interest' ? (loanId === undefined ? distribution : interest)(month) : notIncome(text.upcoming[kind])
      }
      detail={detail}
      state={isAhead && isReinvested ? toReinvest(states[state]) : states[state]}
      amount={written(payment.amount)}
    />
  );
}

function NoticeRow({ notice: { day, available, investment }, words }: { notice: Notice; words: IncomeWords }) {
  return (
    <Row
      date={words.format('date', day)}
      sign={<Flag />}
      name={
        <HoldingLink loanId={investment.loan_id} holdings={[investment]}>
          {words.named(investment.name, [investment.account_type])}
        </HoldingLink>
      }
      what={text.income.redeem(isolated(investment.name), words.format('date', day), words.format('date', available))}
      state={text.income.notice}
    />
  );
}

interface RowProps {
  date: string;
  sign: React.ReactElement;
  name: React.ReactElement;
  what: string;
  detail?: string | undefined;
  state: string;
  amount?: string;
}

function Row({ date, sign, name, what, detail, state, amount }: RowProps) {
  return (
    <li className={styles.row}>
      <span className={styles.date}>{date}</span>
      <span className={styles.sign}>{sign}</span>
      <span className={styles.name}>
        {name}
        <span className={styles.what}>{what}</span>
      </span>
      <span className={styles.detail}>{detail}</span>
      <span className={styles.state}>{state}</span>
      <span className={styles.amount}>{amount !== undefined && <Figure>{amount}</Figure>}</span>
    </li>
  );
}
