import { useCoolDown } from '../../client/useCoolDown.ts';
import { namesOf } from '../../figures/activityPayment.ts';
import { mostSchedules } from '../../figures/loansToAsk.ts';
import { tryAgain } from '../../screen/tryAgain.ts';
import { useFormat } from '../../screen/useFormat.ts';
import { whatFailed } from '../../screen/whatFailed.ts';
import { Small } from '../../ui/box.tsx';
import { SectionError } from '../../ui/SectionError.tsx';
import { isolated, listed } from '../../values/isolated.ts';
import { text } from '../../values/text/text.ts';
import styles from './Income.module.css';
import type { LoadedCashFlow } from './useCashFlow.ts';
import { numbersOf } from './wholeFor.ts';

/** Names the loans whose future payments are unknown, and says so if there are too many payments. */
export function MissingPayments({ cashFlow }: { cashFlow: LoadedCashFlow }) {
  const { schedules, others, flow, part } = cashFlow;
  const format = useFormat();
  const failed = schedules.filter(({ query }) => query.error && query.data === undefined);
  const [first] = failed;
  const isCoolingDown = useCoolDown(first?.query.error ?? null);
  const unread = flow.entries.filter(({ kind, amount }) => kind === 'interest' && amount === undefined);
  return (
    <>
      {first?.query.error && (
        <SectionError
          title={text.income.noSchedule(listed(failed.map(({ holdings }) => namesOf(holdings))))}
          message={whatFailed(first.query.error)}
          busy={failed.some(({ query }) => query.isFetching)}
          disabled={isCoolingDown}
          onRetry={() => tryAgain(failed.map(({ query }) => query))}
        />
      )}
      {others.length > 0 && (
        <Small className={styles.inset}>
          {text.income.others(others.length, format('number', others.length), format('number', mostSchedules))}
        </Small>
      )}
      {part && <Small className={styles.inset}>{text.income.partial(...numbersOf(part, format))}</Small>}
      {unread.map(({ id, day, name }) => (
        <Small key={id} className={styles.inset}>
          {text.income.unread(isolated(name), format('date', day))}
        </Small>
      ))}
    </>
  );
}
