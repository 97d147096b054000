import { QueryFailure } from '../../frame/QueryFailure.tsx';
import { SectionLoading } from '../../frame/SectionLoading.tsx';
import type { QueryState } from '../../frame/tryAgain.ts';
import { UnknownChoice } from '../../frame/UnknownChoice.tsx';
import { text } from '../../text/text.ts';
import { EmptyState } from '../../widgets/EmptyState.tsx';
import { Select } from '../../widgets/Select.tsx';
import { IncomeActions } from './IncomeActions.tsx';
import styles from './IncomeContent.module.css';
import { IncomeOfYear } from './IncomeOfYear.tsx';
import { MissingPayments } from './MissingPayments.tsx';
import type { IncomeConfig } from './options.ts';
import { useIncome } from './useIncome.ts';

/** The opened panel: a year's income by month, in each currency. */
export function IncomeContent({ section }: { section: IncomeConfig }) {
  const { first, coming, ofYear, year, years } = useIncome(section.id);
  const isWaiting = first.isPending || coming.investments.isPending || ofYear.activities.some((one) => one.isPending);
  if (isWaiting) return <SectionLoading height="var(--size-96)" />;

  const activities: QueryState[] = [first, ...coming.activities, ...ofYear.activities];
  const failed = activities.find(({ error }) => error) ?? first;
  const isLate = coming.isWaiting || ofYear.isWaiting;
  const entries = ofYear.flow.entries.filter(({ day }) => day?.startsWith(`${year.value}-`));
  const undated = coming.flow.entries.filter(({ day }) => day === undefined);
  const currencies = [...new Set([...entries, ...undated].map(({ currency }) => currency))];
  const isRead = !isLate && !ofYear.flow.missing.activities && coming.investments.data !== undefined;
  const isKnown = coming.investments.data !== undefined && first.data !== undefined;
  const isEmpty = first.data?.total === 0 && coming.flow.entries.length === 0;
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
        <IncomeActions
          title={section.title}
          year={year.value}
          entries={[...entries, ...undated]}
          coming={coming.flow}
        />
      </div>
      {!isLate && <UnknownChoice label={text.income.year} choice={year} shown={String(year.value)} />}
      <QueryFailure query={failed} others={activities.filter((one) => one !== failed)} />
      <QueryFailure query={coming.investments} />
      <MissingPayments coming={coming} ofYear={ofYear} />
      {currencies.map((currency) => (
        <IncomeOfYear
          key={currency}
          title={section.title}
          year={year.value}
          currency={currency}
          entries={entries.filter((one) => one.currency === currency)}
          undated={undated.filter((one) => one.currency === currency)}
          undeclared={coming.flow.undeclared.filter(({ investment }) => investment.currency === currency)}
        />
      ))}
      {isRead && !isEmpty && currencies.length === 0 && <p>{text.income.none(String(year.value))}</p>}
      {isKnown && isEmpty && <EmptyState title={section.empty.title} text={section.empty.text} />}
    </div>
  );
}
