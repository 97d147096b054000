import type { IncomeConfig } from '../../config/kinds/income.ts';
import { CalendarButton } from '../../export/CalendarButton.tsx';
import { ExportMenu } from '../../export/ExportMenu.tsx';
import { useDisplay } from '../../portal/DisplayContext.tsx';
import { useFormat } from '../../portal/useFormat.ts';
import { text } from '../../text/text.ts';
import type { Earned } from './incomeOf.ts';
import type { Payment } from './paymentsAhead.ts';

interface IncomeActionsProps {
  section: IncomeConfig;
  year: number;
  earned: readonly Earned[];
  payments: readonly Payment[];
}

/** Saves all payments ahead for a calendar, and the chosen year as a file; hidden amounts stay hidden in both. */
export function IncomeActions({ section, year, earned, payments }: IncomeActionsProps) {
  const format = useFormat();
  const { hidesAmounts } = useDisplay();
  const words = text.income;
  const nameOf = ({ row }: Payment) => format('text', row[section.payments.what]);
  const kindOf = ({ isRepayment }: Payment) => (isRepayment ? words.repayment : words.payment);
  const shown = (amount: unknown, currency: unknown) => (hidesAmounts ? format('money', amount, currency) : amount);
  const isOfYear = (time: string | undefined) => time?.startsWith(String(year)) ?? false;
  const rows = [
    ...earned
      .filter(({ month }) => isOfYear(month))
      .map(({ month, amount, currency }) => ({
        month,
        kind: words.earned,
        amount: shown(amount, currency),
        currency,
      })),
    ...payments
      .filter(({ day }) => day === undefined || isOfYear(day))
      .toSorted((a, b) => ((a.day ?? '~') < (b.day ?? '~') ? -1 : 1))
      .map((payment) => ({
        month: payment.day?.slice(0, 7),
        date: payment.day,
        kind: kindOf(payment),
        what: nameOf(payment),
        amount: shown(payment.amount, payment.currency),
        currency: payment.currency,
      })),
  ];
  return (
    <>
      <CalendarButton
        title={section.title}
        count={payments.filter(({ day }) => day !== undefined).length}
        listEvents={() =>
          payments.flatMap((payment) => {
            const { id, day } = payment;
            if (day === undefined) return [];
            const title = `${kindOf(payment)} · ${nameOf(payment)}`;
            return [{ id, day, title, amount: format('money', payment.amount, payment.currency) }];
          })
        }
      />
      <ExportMenu
        title={section.title}
        columns={[
          { field: 'month', label: words.month, format: 'month' },
          { field: 'date', label: words.date, format: 'date' },
          { field: 'kind', label: words.kind, format: 'text' },
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
