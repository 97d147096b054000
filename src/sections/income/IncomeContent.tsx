import type { IncomeConfig } from '../../config/kinds/income.ts';
import { readMonth, todayHere } from '../../format/calendar.ts';
import { type AnswerData, rowsIn } from '../../frame/fields.ts';
import { QueryFailure } from '../../frame/QueryFailure.tsx';
import { SectionLoading } from '../../frame/SectionLoading.tsx';
import { UnknownChoice } from '../../frame/UnknownChoice.tsx';
import { useAnswer } from '../../frame/useAnswer.ts';
import { useUrlChoice } from '../../frame/useUrlChoice.ts';
import { usePortal } from '../../portal/PortalContext.tsx';
import { text } from '../../text/text.ts';
import { EmptyState } from '../../widgets/EmptyState.tsx';
import { Select } from '../../widgets/Select.tsx';
import { IncomeActions } from './IncomeActions.tsx';
import styles from './IncomeContent.module.css';
import { IncomeOfYear } from './IncomeOfYear.tsx';
import { type Earned, yearsOf } from './incomeOf.ts';
import { paymentsAhead } from './paymentsAhead.ts';
import { ScheduleNotes } from './ScheduleNotes.tsx';
import { useSchedules } from './useSchedules.ts';

/** The opened section: a year's income by month, in each currency. */
export function IncomeContent({ section }: { section: IncomeConfig }) {
  const { periods } = usePortal();
  const today = todayHere();
  const longest = Math.max(...Object.values(periods).flatMap((all) => all.map(({ months }) => months)));
  const past = useAnswer(section.earned, { months: longest });
  const next = useAnswer(section.payments);
  const { schedules, others } = useSchedules(section.payments, next.data);

  const earned = past.data ? earnedIn(section, past.data) : [];
  const known = schedules.flatMap(({ row, query }) =>
    // An object, according to the description.
    query.data ? [[row, query.data as unknown as AnswerData] as const] : [],
  );
  const payments = next.data ? paymentsAhead(section.payments, next.data, new Map(known), today) : [];

  const thisYear = Number(today.slice(0, 4));
  const years = yearsOf(earned, payments, thisYear);
  const year = useUrlChoice(section.id, 'year', years, thisYear, { isOwn: true });
  const isWaiting = past.query.isPending || next.query.isPending;
  const isLate = schedules.some(({ query }) => query.isPending);
  const currencies = [...new Set([...earned, ...payments].map(({ currency }) => currency))];

  if (isWaiting) return <SectionLoading height="var(--size-96)" />;
  return (
    <div aria-busy={isLate}>
      <div className={styles.actions}>
        <Select
          look="choice"
          label={text.income.year}
          value={String(year.value)}
          options={years.map((one) => ({ value: String(one), label: String(one) }))}
          onValue={(chosen) => year.choose(Number(chosen))}
        />
        <IncomeActions section={section} year={year.value} earned={earned} payments={payments} />
      </div>
      {!isLate && <UnknownChoice label={text.income.year} choice={year} shown={String(year.value)} />}
      <QueryFailure query={past.query} />
      <QueryFailure query={next.query} />
      <ScheduleNotes what={section.payments.what} schedules={schedules} others={others} />
      {currencies.map((currency) => (
        <IncomeOfYear
          key={String(currency)}
          section={section}
          year={year.value}
          currency={currency}
          earned={earned.filter((one) => one.currency === currency)}
          payments={payments.filter((one) => one.currency === currency)}
        />
      ))}
      {currencies.length === 0 && past.data && next.data && (
        <EmptyState title={section.empty.title} text={section.empty.text} />
      )}
    </div>
  );
}

function earnedIn({ earned: { rows, month, amount } }: IncomeConfig, data: AnswerData): Earned[] {
  return rowsIn(data, rows).flatMap((row) => {
    const at = readMonth(String(row[month] ?? ''));
    return at === undefined ? [] : [{ month: at, amount: row[amount], currency: row.currency ?? data.currency }];
  });
}
