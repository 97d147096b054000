import { todayHere } from '../../format/calendar.ts';
import { dateTimeFormat } from '../../format/intlCache.ts';
import { useSectionName } from '../../frame/SectionFrame.tsx';
import { usePortal } from '../../portal/PortalContext.tsx';
import { type Format, useFormat } from '../../portal/useFormat.ts';
import type { Undeclared } from '../../portfolio/cash.ts';
import type { Sum } from '../../portfolio/exactAmounts.ts';
import { type IncomeOfDays, incomeByMonth, incomeOf } from '../../portfolio/income.ts';
import type { Payment } from '../../portfolio/payment.ts';
import { InView } from '../../sections/parts/InView.tsx';
import { text } from '../../text/text.ts';
import { ChartTable } from '../../widgets/ChartTable.tsx';
import { lineChartHeight } from '../../widgets/chartSize.ts';
import { FigureList } from '../../widgets/FigureList.tsx';
import { lazyComponent } from '../../widgets/lazyComponent.tsx';
import { MissingPart } from '../../widgets/MissingPart.tsx';
import styles from './IncomeContent.module.css';
import { PaymentList } from './PaymentList.tsx';

const MonthChart = lazyComponent(async () => (await import('../../widgets/MonthChart.tsx')).MonthChart, MissingPart);

interface IncomeOfYearProps {
  title: string;
  year: number;
  currency: string;
  /** The payments of the year in this currency. */
  entries: readonly Payment[];
  /** Payments whose day is not known. */
  undated: readonly Payment[];
  /** What nobody has declared yet. */
  undeclared: readonly Undeclared[];
}

/** A year in one currency: its sums, the months as a chart and as a list, and principal apart. */
export function IncomeOfYear({ title, year, currency, entries, undated, undeclared }: IncomeOfYearProps) {
  const format = useFormat();
  const name = useSectionName(title);
  const ofYear = incomeOf(entries, `${year}-01-01`, `${year}-12-31`);
  const months = incomeByMonth(entries, `${year}-01-01`, { before: 0, after: 11 });
  const used = months.filter(({ received, expected }) => received.length + expected.length > 0);
  /** All entries are in one currency, so there is at most one sum. */
  const write = ([sum]: readonly Sum[]) => (sum ? format('money', sum.amount, currency) : text.values.unknown);
  const { receivedIn, reinvestedIn, expectedIn, repaidIn, dueIn, failedIn } = text.income;
  const shown = (sums: readonly Sum[], label: (year: string) => string) =>
    sums.length > 0 ? [{ label: label(String(year)), value: write(sums) }] : [];
  const unread = entries.filter(({ kind, amount }) => kind === 'interest' && amount === undefined);
  // In a year that is over, nothing is left to be declared.
  const isOver = ofYear.to < todayHere();
  const open = undeclared.filter(({ after }) => !isOver && (after === undefined || after < ofYear.to));
  return (
    <div className={styles.year}>
      <FigureList
        figures={[
          { label: receivedIn(String(year)), value: write(ofYear.received) },
          ...shown(ofYear.reinvested, reinvestedIn),
          { label: expectedIn(String(year)), value: write(ofYear.expected) },
          ...shown(ofYear.failed, failedIn),
          ...shown(ofYear.repaid, repaidIn),
          ...shown(ofYear.due, dueIn),
        ]}
      />
      {unread.map(({ id, day, name: investment }) => (
        <p key={id} className={styles.note}>
          {text.income.unread(investment, format('date', day))}
        </p>
      ))}
      {open.map(({ investment, after, about }) => (
        <p key={investment.investment_id} className={styles.note}>
          {text.income.undeclared(
            investment.name,
            after === undefined ? undefined : format('date', after),
            about === undefined ? undefined : format('money', about, currency),
          )}
        </p>
      ))}
      {used.length > 0 && (
        <>
          <div className={styles.inset}>
            <InView height={lineChartHeight()} instead={null}>
              <Drawing months={months} label={`${name} ${year}`} currency={currency} format={format} />
            </InView>
          </div>
          <div className={styles.inset}>
            <ChartTable
              label={name}
              headers={[text.income.month, text.income.received, text.income.expected]}
              rows={used
                .toReversed()
                .map(({ from, received, expected }) => [format('month', from), write(received), write(expected)])}
            />
          </div>
        </>
      )}
      <PaymentList title={text.income.repayments} payments={entries.filter(({ kind }) => kind === 'principal')} />
      <PaymentList title={text.upcoming.undated} payments={undated} />
    </div>
  );
}

interface DrawingProps {
  months: readonly IncomeOfDays[];
  label: string;
  currency: string;
  format: Format;
}

function Drawing({ months, label, currency, format }: DrawingProps) {
  const { locale } = usePortal();
  const write = (value: unknown) => format('money', value, currency);
  const figure = ([sum]: readonly Sum[]) =>
    sum?.amount === undefined ? undefined : { value: Number(sum.amount), written: write(sum.amount) };
  const short = dateTimeFormat(locale, { month: 'short', timeZone: 'UTC' });
  const drawn = months.map(({ from, received, expected }) => ({
    name: short.format(new Date(`${from}T00:00:00Z`)),
    title: format('month', from),
    filled: figure(received),
    outlined: figure(expected),
  }));
  const words = text.income;
  const said = drawn.flatMap(({ title, filled, outlined }) => [
    ...(filled ? [words.point(title, words.received, filled.written)] : []),
    ...(outlined ? [words.point(title, words.expected, outlined.written)] : []),
  ]);
  return (
    <MonthChart
      label={`${label}: ${said.join('; ')}`}
      filled={words.received}
      outlined={words.expected}
      months={drawn}
      formatTick={write}
    />
  );
}
