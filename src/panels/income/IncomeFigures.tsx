import type { IncomeOfDays } from '../../portfolio/income.ts';
import type { IncomeCalendar } from '../../portfolio/incomeCalendar.ts';
import { text } from '../../text/text.ts';
import { Figure } from '../../widgets/Figure.tsx';
import { Skeleton } from '../../widgets/Skeleton.tsx';
import styles from './Income.module.css';
import type { IncomeWords } from './useIncomeWords.ts';

interface IncomeFiguresProps {
  calendar: IncomeCalendar;
  words: IncomeWords;
  isWaiting: boolean;
}

/** What was received, this month's total, and what is expected, each with its days. */
export function IncomeFigures({ calendar: { past, now, coming, undeclared }, words, isWaiting }: IncomeFiguresProps) {
  const { receivedOf, expectedOf, parts, plus, monthly, amounts } = text.income;
  const failedIn = ({ failed }: IncomeOfDays) => (failed.length > 0 ? [amounts.failed(words.sum(failed))] : []);
  const funds = undeclared.map(({ investment: { name, account_type, payment_frequency }, about }) => {
    const amount = payment_frequency === 'monthly' ? words.about(about) : undefined;
    const fund = words.named(name, [account_type]);
    return amount === undefined ? fund : monthly(fund, amount);
  });
  const figures = [
    {
      label: receivedOf(words.dates(past)),
      value: words.sum(past.received),
      about: [
        ...(past.received.length > 0 ? [parts(words.sumOrZero(past.paid), words.sumOrZero(past.reinvested))] : []),
        ...failedIn(past),
      ],
      isKnown: true,
    },
    {
      label: words.inFull(now.from),
      value: words.sum(now.whole),
      about: [...words.known(now, true), ...failedIn(now)],
      isKnown: !isWaiting,
    },
    {
      label: expectedOf(words.dates(coming)),
      value: words.sum(coming.expected),
      about: funds.length > 0 ? [plus(funds.join(text.attention.and))] : [],
      isKnown: !isWaiting,
    },
  ];
  return (
    <dl className={styles.figures}>
      {figures.map(({ label, value, about, isKnown }) => (
        <div key={label} className={styles.figure}>
          <dt className={styles.label}>{label}</dt>
          <dd className={styles.value}>{isKnown ? <Figure>{value}</Figure> : <Skeleton width="50%" />}</dd>
          {about.length > 0 && <dd className={styles.about}>{about.join(', ')}</dd>}
        </div>
      ))}
    </dl>
  );
}
