import type { Payments } from '../../config/kinds/income.ts';
import { type CalendarDate, dayOf } from '../../format/calendar.ts';
import { type AnswerData, numberIn, rowsIn } from '../../frame/fields.ts';

/** A payment still to come. */
export interface Payment {
  /** The same as that of the event in Upcoming, so that a calendar has it once. */
  id: string;
  /** Undefined if its date is missing or cannot be read. */
  day: CalendarDate | undefined;
  /** The row of the list that it belongs to. */
  row: AnswerData;
  /** As received. */
  amount: unknown;
  currency: unknown;
  /** Principal comes back with it, so it is not income. */
  isRepayment: boolean;
}

/** The payments of today and later, each once: those of a row's schedule where it is known, else the row's next one. */
export function paymentsAhead(
  payments: Payments,
  data: AnswerData,
  schedules: ReadonlyMap<AnswerData, AnswerData>,
  today: CalendarDate,
): Payment[] {
  return rowsIn(data, payments.rows).flatMap((row) => {
    const scheduled = scheduledOf(payments, row, schedules.get(row), today);
    return scheduled.length > 0 ? scheduled : nextOf(payments, row, today);
  });
}

function scheduledOf(payments: Payments, row: AnswerData, schedule: AnswerData | undefined, today: CalendarDate) {
  if (!payments.scheduled || !schedule) return [];
  const { rows, date, amount, principal } = payments.scheduled.by;
  return rowsIn(schedule, rows).flatMap((line): Payment[] => {
    const day = dayOf(line[date], 'date');
    if (day !== undefined && day < today) return [];
    const isRepayment = (numberIn(line, principal) ?? 0) > 0;
    const currency = line.currency ?? row.currency;
    return [{ id: idOf(payments, row, day), day, row, amount: line[amount], currency, isRepayment }];
  });
}

function nextOf(payments: Payments, row: AnswerData, today: CalendarDate): Payment[] {
  const [day, amount] = [dayOf(row[payments.date], 'date'), row[payments.amount]];
  const isUnknown = day === undefined && (amount === undefined || amount === null);
  if (isUnknown || (day !== undefined && day < today)) return [];
  const isRepayment = day !== undefined && isMaturity(payments, row, day);
  return [{ id: idOf(payments, row, day), day, row, amount, currency: row.currency, isRepayment }];
}

const isMaturity = ({ matures }: Payments, row: AnswerData, day: CalendarDate) =>
  matures !== undefined && dayOf(row[matures], 'date') === day;

function idOf(payments: Payments, row: AnswerData, day: CalendarDate | undefined): string {
  const { rows, key, date, matures } = payments;
  return [rows, row[key], day === undefined ? date : isMaturity(payments, row, day) ? matures : day].join('-');
}
