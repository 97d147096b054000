import { useRef } from 'react';
import type { IncomeCalendar, IncomeMonth } from '../../figures/incomeCalendar.ts';
import type { Payment } from '../../figures/payment.ts';
import { nameInAccount } from '../../files/export/accountWords.ts';
import { usePortal } from '../../screen/PortalContext.tsx';
import { Stack } from '../../ui/box.tsx';
import { ChartTable } from '../../ui/ChartTable.tsx';
import { type Column, type KeyEntry, MonthColumns, MonthKey } from '../../ui/MonthColumns.tsx';
import { phone } from '../../ui/theme/phone.ts';
import type { CalendarDate } from '../../values/calendar.ts';
import { dateTimeFormat } from '../../values/intlCache.ts';
import { isolated } from '../../values/isolated.ts';
import { text } from '../../values/text/text.ts';
import styles from './Income.module.css';
import { IncomeFigures } from './IncomeFigures.tsx';
import { MonthPayments, Payments } from './MonthPayments.tsx';
import { type IncomeWords, useIncomeWords } from './useIncomeWords.ts';

interface IncomeOfCurrencyProps {
  title: string;
  calendar: IncomeCalendar;
  /** Payments whose day is not known. */
  undated: readonly Payment[];
  today: CalendarDate;
  isWaiting: boolean;
  isTable: boolean;
  /** The month whose payments are shown, such as 2026-07. */
  chosen: string | undefined;
  onChoose: (month: string | undefined) => void;
}

const looks = { received: 'done', expected: 'ahead', undeclared: 'open' } as const;

/** One currency: its sums, its months as columns or as a table, and the payments of the chosen month. */
export function IncomeOfCurrency(props: IncomeOfCurrencyProps) {
  const { title, calendar, undated, today, isWaiting, isTable, chosen, onChoose } = props;
  const words = useIncomeWords(calendar);
  const chart = useRef<HTMLDivElement>(null);
  const { locale } = usePortal();
  const month = calendar.months.find(({ from }) => from.startsWith(chosen ?? '-'));
  const label = text.table.days(
    words.inFull(calendar.months[0]?.from ?? today),
    words.inFull(calendar.months.at(-1)?.from ?? today),
  );
  function choose(id: string | undefined) {
    onChoose(id);
    // On a phone, the columns and the payments below them fit into the window together.
    if (id !== undefined && window.matchMedia?.(phone).matches) chart.current?.scrollIntoView();
  }
  return (
    <Stack gap="4" className={styles.currency}>
      <IncomeFigures calendar={calendar} words={words} isWaiting={isWaiting} />
      {isTable ? (
        <div className={styles.inset}>
          <MonthTable name={title} calendar={calendar} words={words} />
        </div>
      ) : (
        <Stack gap="3" className={styles.drawing} ref={chart}>
          <MonthColumns
            label={`${title}, ${label}`}
            columns={columnsOf(calendar, words, today, locale)}
            chosen={chosen}
            onChoose={choose}
            formatTick={words.tick}
          />
          <MonthKey entries={keyOf(calendar)} />
        </Stack>
      )}
      {month && <MonthPayments month={month} lines={calendar.lines} words={words} />}
      {undated.length > 0 && (
        <Payments title={text.upcoming.undated} payments={undated} lines={calendar.lines} words={words} />
      )}
    </Stack>
  );
}

function columnsOf({ months }: IncomeCalendar, words: IncomeWords, today: CalendarDate, locale: string) {
  const short = dateTimeFormat(locale, { month: 'short', timeZone: 'UTC' });
  return months.map((month, index): Column => {
    const { from, to, parts, repaid, due, notices, whole } = month;
    const isNow = from <= today && today <= to;
    const all = words.all(month);
    const principal = [...repaid, ...due];
    return {
      id: from.slice(0, 7),
      name: short.format(new Date(`${from}T00:00:00Z`)).replace('.', ''),
      note: isNow ? text.income.today : index === 0 || from.slice(5, 7) === '01' ? from.slice(0, 4) : undefined,
      isNow,
      sentence: text.income.sentence(
        words.inFull(from),
        (all.length > 0 ? all : [text.income.amounts.none]).join(', '),
      ),
      hint: words.sum(whole),
      // The first line, a fund, is on top, so that unknown amounts lift no known ones.
      parts: parts.toReversed().map(({ line, state, amount }) => ({
        tone: toneOf(line),
        look: looks[state],
        value: amount === undefined ? undefined : Number(amount),
      })),
      mark: principal.length > 0 ? words.sum(principal.slice(0, 1)) : undefined,
      hasFlag: notices.length > 0,
    };
  });
}

/** The colour of a line: the first is the accent. */
const toneOf = (line: number) => line + 1;

function keyOf({ lines, months, undeclared }: IncomeCalendar): KeyEntry[] {
  const has = (holds: (month: IncomeMonth) => boolean) => months.some(holds);
  const state = (of: string) => has(({ parts }) => parts.some((part) => part.state === of));
  const words = text.income;
  return [
    ...lines.map(
      ({ name, accountTypes }, line): KeyEntry => ({
        name: nameInAccount(isolated(name ?? words.otherInvestments), accountTypes),
        sign: { tone: toneOf(line), look: 'done' },
      }),
    ),
    ...(state('expected') ? [{ name: words.expected, sign: { tone: 1, look: 'ahead' } } as const] : []),
    ...(state('undeclared') ? [{ name: undeclaredBy(undeclared), sign: { tone: 1, look: 'open' } } as const] : []),
    ...(has(({ repaid, due }) => repaid.length + due.length > 0)
      ? [{ name: words.principal, sign: 'mark' } as const]
      : []),
    ...(has(({ notices }) => notices.length > 0) ? [{ name: words.notice, sign: 'flag' } as const] : []),
  ];
}

/** Names the fund that has not declared its payments yet, if it is the only one. */
const undeclaredBy = ([first, ...others]: IncomeCalendar['undeclared']) =>
  first && others.length === 0 ? text.income.undeclaredOf(isolated(first.investment.name)) : text.income.undeclared;

interface MonthTableProps {
  name: string;
  calendar: IncomeCalendar;
  words: IncomeWords;
}

function MonthTable({ name, calendar: { months }, words }: MonthTableProps) {
  const { month, received, expected, undeclared, principal } = text.income;
  const used = months.filter(({ entries, undeclared: open }) => entries.length + open.length > 0);
  return (
    <ChartTable
      label={name}
      headers={[month, received, expected, undeclared, principal]}
      rows={used
        .toReversed()
        .map((one) => [
          words.format('month', one.from),
          words.sum(one.received),
          words.sum(one.expected),
          words.open(one) ?? words.sum([]),
          words.sum([...one.repaid, ...one.due]),
        ])}
    />
  );
}
