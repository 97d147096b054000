import { CalendarButton } from '../../export/CalendarButton.tsx';
import { ExportMenu } from '../../export/ExportMenu.tsx';
import { todayHere } from '../../format/calendar.ts';
import { useDisplay } from '../../portal/DisplayContext.tsx';
import { useFormat } from '../../portal/useFormat.ts';
import type { CashFlow } from '../../portfolio/cash.ts';
import type { Payment } from '../../portfolio/payment.ts';
import { upcomingEvents } from '../../portfolio/upcoming.ts';
import { text } from '../../text/text.ts';
import { calendarEvents } from '../parts/eventWords.ts';

interface IncomeActionsProps {
  title: string;
  year: number;
  /** The payments of the year, and those whose day is not known. */
  entries: readonly Payment[];
  coming: CashFlow;
}

const isIncome = ({ kind }: Payment) => kind === 'interest' || kind === 'principal';

/** Saves all payments ahead for a calendar, and the chosen year as a file; hidden amounts stay hidden in both. */
export function IncomeActions({ title, year, entries, coming }: IncomeActionsProps) {
  const format = useFormat();
  const { hidesAmounts } = useDisplay();
  const words = text.income;
  const kindOf = ({ kind }: Payment) => words.kinds[kind === 'principal' ? 'principal' : 'interest'];
  const rows = entries.filter(isIncome).map((payment) => ({
    month: payment.day?.slice(0, 7),
    date: payment.day,
    kind: kindOf(payment),
    state: words.states[payment.state],
    what: payment.name,
    amount: hidesAmounts ? format('money', payment.amount, payment.currency) : payment.amount,
    currency: payment.currency,
  }));
  const events = upcomingEvents(coming, [], todayHere()).filter(
    (event) => event.what !== 'payment' || isIncome(event.payment),
  );
  return (
    <>
      <CalendarButton
        title={title}
        count={events.filter(({ day }) => day !== undefined).length}
        listEvents={() => calendarEvents(events, format)}
      />
      <ExportMenu
        title={title}
        columns={[
          { field: 'month', label: words.month, format: 'month' },
          { field: 'date', label: words.date, format: 'date' },
          { field: 'kind', label: words.kind, format: 'text' },
          { field: 'state', label: words.state, format: 'text' },
          { field: 'what', label: words.what, format: 'text' },
          { field: 'amount', label: words.amount, format: hidesAmounts ? 'text' : 'money' },
        ]}
        filter={[text.table.chosen(words.year, String(year))]}
        total={rows.length}
        load={() => Promise.resolve({ rows, lastPage: 1 })}
      />
    </>
  );
}
