import type { CalendarDate } from '../../values/calendar.ts';
import type { Loan } from './loan.ts';
import { outstanding, undrawn } from './schedule.ts';

/** Loan to value as fractions: of this loan including undrawn amounts, and combined with prior liens. */
export function loanToValue(loan: Loan, today: CalendarDate): { own: number; combined: number } {
  const owed = outstanding(loan, today);
  const own = owed === 0 ? 0 : owed + undrawn(loan);
  const prior = (loan.priorEncumbrances ?? []).reduce((sum, lien) => sum + lien.amount, 0);
  return { own: own / loan.appraisedValue, combined: (own + prior) / loan.appraisedValue };
}
