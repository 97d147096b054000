import { ExportMenu } from '../../export/ExportMenu.tsx';
import type { CalendarDate } from '../../format/calendar.ts';
import { useDisplay } from '../../portal/DisplayContext.tsx';
import { useFormat } from '../../portal/useFormat.ts';
import { byDay } from '../../portfolio/byDay.ts';
import type { CashFlow } from '../../portfolio/cash.ts';
import type { Notice } from '../../portfolio/holdings.ts';
import { isInMonth } from '../../portfolio/incomeCalendar.ts';
import { calendarStart } from '../../portfolio/incomeMonths.ts';
import { text } from '../../text/text.ts';

interface IncomeActionsProps {
  title: string;
  flow: CashFlow;
  notices: readonly Notice[];
  today: CalendarDate;
}

/** Saves payments and days of notice as a file. Hidden amounts stay hidden. */
export function IncomeActions({ title, flow, notices, today }: IncomeActionsProps) {
  const format = useFormat();
  const { hidesAmounts } = useDisplay();
  const words = text.income;
  const payments = flow.entries.filter(isInMonth).map((payment) => ({
    month: payment.day?.slice(0, 7),
    day: payment.day,
    kind: { ...text.upcoming, ...words.kinds }[payment.kind],
    state: words.states[payment.state],
    what: payment.name,
    amount: hidesAmounts ? format('money', payment.amount, payment.currency) : payment.amount,
    currency: payment.currency,
  }));
  const due = notices.map(({ day, investment: { name, currency } }) => ({
    month: day.slice(0, 7),
    day,
    kind: words.kinds.notice,
    what: name,
    currency,
  }));
  const rows = [...payments, ...due].sort(byDay);
  return (
    <ExportMenu
      title={title}
      columns={[
        { field: 'month', label: words.month, format: 'month' },
        { field: 'day', label: words.date, format: 'date' },
        { field: 'kind', label: words.kind, format: 'text' },
        { field: 'state', label: words.state, format: 'text' },
        { field: 'what', label: words.what, format: 'text' },
        { field: 'amount', label: words.amount, format: hidesAmounts ? 'text' : 'money' },
      ]}
      filter={[text.table.chosen(words.date, words.since(format('date', calendarStart(today))))]}
      total={rows.length}
      load={() => Promise.resolve({ rows, lastPage: 1 })}
    />
  );
}
