import type { IncomeConfig } from '../../config/kinds/income.ts';
import { readDecimal } from '../../format/decimal.ts';
import { dateTimeFormat } from '../../format/intlCache.ts';
import { useHeading, useSectionName } from '../../frame/SectionFrame.tsx';
import { usePortal } from '../../portal/PortalContext.tsx';
import { type Format, useFormat } from '../../portal/useFormat.ts';
import { text } from '../../text/text.ts';
import { ChartTable } from '../../widgets/ChartTable.tsx';
import { lineChartHeight } from '../../widgets/chartSize.ts';
import { EventList } from '../../widgets/EventList.tsx';
import { FigureList } from '../../widgets/FigureList.tsx';
import { lazyComponent } from '../../widgets/lazyComponent.tsx';
import { MissingPart } from '../../widgets/MissingPart.tsx';
import { InView } from '../parts/InView.tsx';
import { RowLink } from '../parts/RowLink.tsx';
import styles from './IncomeContent.module.css';
import { type Earned, type IncomeYear, incomeOf, sumOfKnown } from './incomeOf.ts';
import type { Payment } from './paymentsAhead.ts';

const MonthChart = lazyComponent(async () => (await import('../../widgets/MonthChart.tsx')).MonthChart, MissingPart);

interface IncomeOfYearProps {
  section: IncomeConfig;
  year: number;
  currency: unknown;
  /** In this currency alone. */
  earned: readonly Earned[];
  payments: readonly Payment[];
}

type Figure = IncomeYear['earned'];

/** A year in one currency: its sums, the months as a chart and as a list, and what is repaid. */
export function IncomeOfYear({ section, year, currency, earned, payments }: IncomeOfYearProps) {
  const format = useFormat();
  const name = useSectionName(section.title);
  const income = incomeOf(year, earned, payments);
  const ofYear = payments.filter(({ day }) => day?.startsWith(String(year)));
  const repaid = ofYear.filter(({ isRepayment }) => isRepayment);
  const undated = payments.filter(({ day }) => day === undefined);
  const write = (figure: Figure) =>
    figure === undefined ? text.values.unknown : format('money', figure ?? undefined, currency);
  const { earnedIn, aheadIn, repaidIn } = text.income;
  const sums = [
    { label: earnedIn(String(year)), value: write(income.earned) },
    { label: aheadIn(String(year)), value: write(income.ahead) },
    ...(repaid.length > 0
      ? [{ label: repaidIn(String(year)), value: write(sumOfKnown(repaid.map(({ amount }) => amount))) }]
      : []),
  ];
  const unread = [
    ...earned
      .filter(({ month }) => month.startsWith(String(year)))
      .map(({ month, amount }) => ({ at: format('month', month), amount })),
    ...ofYear.map(({ row, amount }) => ({ at: format('text', row[section.payments.what]), amount })),
  ].find(({ amount }) => readDecimal(amount) === undefined);
  const months = income.months.filter((month) => month.earned !== undefined || month.ahead !== undefined).reverse();
  const table = (
    <ChartTable
      label={name}
      headers={[text.income.month, text.income.earned, text.income.ahead]}
      rows={months.map((month) => [format('month', month.month), write(month.earned), write(month.ahead)])}
    />
  );
  return (
    <div className={styles.year}>
      <FigureList figures={sums} />
      {unread && (
        <p className={styles.note}>{text.table.notAdded(unread.at, format('money', unread.amount, currency))}</p>
      )}
      {months.length > 0 && (
        <>
          <div className={styles.inset}>
            <InView height={lineChartHeight()} instead={null}>
              <Drawing income={income} label={`${name} ${year}`} currency={currency} format={format} />
            </InView>
          </div>
          <div className={styles.inset}>{table}</div>
        </>
      )}
      <Listed section={section} title={text.income.repayments} payments={repaid} />
      <Listed section={section} title={text.upcoming.undated} payments={undated} />
    </div>
  );
}

interface DrawingProps {
  income: IncomeYear;
  label: string;
  currency: unknown;
  format: Format;
}

function Drawing({ income, label, currency, format }: DrawingProps) {
  const { locale } = usePortal();
  const write = (value: unknown) => format('money', value, currency);
  const figure = (value: Figure) =>
    value === undefined || value === null ? undefined : { value: Number(value), written: write(value) };
  const short = dateTimeFormat(locale, { month: 'short', timeZone: 'UTC' });
  const months = income.months.map((month) => ({
    name: short.format(new Date(`${month.month}-01T00:00:00Z`)),
    title: format('month', month.month),
    filled: figure(month.earned),
    outlined: figure(month.ahead),
  }));
  const { earned, ahead } = text.income;
  const said = months.flatMap(({ title, filled, outlined }) => [
    ...(filled ? [text.income.point(title, earned, filled.written)] : []),
    ...(outlined ? [text.income.point(title, ahead, outlined.written)] : []),
  ]);
  return (
    <MonthChart
      label={`${label}: ${said.join('; ')}`}
      filled={earned}
      outlined={ahead}
      months={months}
      formatTick={write}
    />
  );
}

interface ListedProps {
  section: IncomeConfig;
  title: string;
  payments: readonly Payment[];
}

function Listed({ section: { payments: config }, title, payments }: ListedProps) {
  const format = useFormat();
  const Heading = useHeading();
  if (payments.length === 0) return null;
  return (
    <div>
      <Heading className={styles.title}>{title}</Heading>
      <EventList
        events={payments
          .toSorted((a, b) => ((a.day ?? '') < (b.day ?? '') ? -1 : 1))
          .map(({ day, row, amount, currency, isRepayment }) => {
            const name = format('text', row[config.what]);
            return {
              date: day === undefined ? text.upcoming.undated : format('date', day),
              what: config.link ? (
                <RowLink link={config.link} row={row}>
                  {name}
                </RowLink>
              ) : (
                name
              ),
              label: isRepayment ? text.income.repayment : text.income.payment,
              amount: format('money', amount, currency),
            };
          })}
      />
    </div>
  );
}
