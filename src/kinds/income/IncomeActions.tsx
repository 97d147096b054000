import type { ListPart } from '../../client/readList.ts';
import { byDay } from '../../figures/byDay.ts';
import type { CashFlow } from '../../figures/cash.ts';
import { type IncomeCalendar, isInMonth } from '../../figures/incomeCalendar.ts';
import { calendarEnd, calendarStart } from '../../figures/incomeMonths.ts';
import { ExportMenu } from '../../files/export/ExportMenu.tsx';
import { useDisplay } from '../../screen/DisplayContext.tsx';
import { usePortal } from '../../screen/PortalContext.tsx';
import { useFormat } from '../../screen/useFormat.ts';
import type { CalendarDate } from '../../values/calendar.ts';
import { text } from '../../values/text/text.ts';
import { incomeColumns, incomeFile } from './incomeFile.ts';

interface IncomeActionsProps {
  title: string;
  flow: CashFlow;
  calendars: readonly IncomeCalendar[];
  today: CalendarDate;
  /** Whether the payments are known, all of them or the part that was read. */
  isKnown: boolean;
  part: ListPart | undefined;
}

/** Saves the payments of the months that are shown as a file, and those whose day is not known. */
export function IncomeActions({ title, flow, calendars, today, isKnown, part }: IncomeActionsProps) {
  const format = useFormat();
  const { locale } = usePortal();
  const { hidesAmounts } = useDisplay();
  const days = { start_date: calendarStart(today), end_date: calendarEnd(today) };
  const payments = [
    ...calendars.flatMap(({ months }) => months.flatMap(({ entries }) => entries)).sort(byDay),
    ...flow.entries.filter((payment) => isInMonth(payment) && payment.day === undefined),
  ];
  const unscheduled = flow.missing.schedules.map(({ name }) => name);
  const inWords = text.table.days(format('date', days.start_date), format('date', days.end_date));
  return (
    <ExportMenu
      title={title}
      columns={incomeColumns()}
      filter={[
        text.table.chosen(text.choices.period, inWords),
        ...(unscheduled.length > 0 ? [text.income.noSchedule(unscheduled.join(text.values.list))] : []),
      ]}
      total={isKnown ? payments.length : 0}
      load={() => {
        const { sheets, ...rows } = incomeFile(payments, calendars, { locale, hidesAmounts });
        // Sums of a part would look like those of all.
        return Promise.resolve({ ...rows, lastPage: 1, ...(!part && sheets && { sheets }) });
      }}
      days={days}
      part={part}
    />
  );
}
