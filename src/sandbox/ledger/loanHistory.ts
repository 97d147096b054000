import { addDays, addMonths, type CalendarDate } from '../../values/calendar.ts';
import type { Loan, LoanMovement, LoanPlan } from './loan.ts';
import { type Cents, divide, monthlyInterest } from './money.ts';
import { monthEnd, monthStart } from './months.ts';

const MIDDLE_OF_MONTH = 15;

/** The level payment of an amortizing loan, interest and principal together. */
function levelPayment(principal: Cents, plan: Pick<LoanPlan, 'noteRate' | 'amortizationMonths'>): Cents {
  const rate = plan.noteRate / 120_000;
  return Math.round((principal * rate) / (1 - (1 + rate) ** -(plan.amortizationMonths ?? 1)));
}

/** The history of a loan until today: each month's interest is due on the first of the next. */
export function loanHistory(plan: LoanPlan, today: CalendarDate): Loan {
  const movements: LoanMovement[] = [];
  const fundingDate = addDays(monthStart(today, plan.fundedBack), (plan.fundedDay ?? 1) - 1);
  const drawn = (plan.draws ?? []).reduce((sum, draw) => sum + draw.amount, 0);
  let balance = 0;

  const add = (type: LoanMovement['type'], date: CalendarDate, change: Partial<LoanMovement>) => {
    const failed = change.status === 'failed' || change.status === 'pending';
    balance += (change.advance ?? 0) - (failed ? 0 : (change.principal ?? 0));
    const status = date > today ? 'scheduled' : 'cleared';
    movements.push({
      type,
      date,
      effective: date,
      status,
      interest: 0,
      fee: 0,
      principal: 0,
      advance: 0,
      lateFee: 0,
      ...change,
      balance,
    });
  };

  const payment = level(plan);
  for (let back = plan.fundedBack; back >= 0; back -= 1) {
    const start = monthStart(today, back);
    if (back === plan.fundedBack) add('funding', fundingDate, { advance: plan.principal - drawn });
    for (const draw of at(plan.draws, back)) add('additional_advance', start, { advance: draw.amount });
    for (const paydown of at(plan.paydowns, back)) add('partial_paydown', start, { principal: paydown.amount });
    for (const fee of at(plan.lateFees, back)) add('late_fee', start, { lateFee: fee.amount });
    if (back === plan.renewedBack) add('renewal', start, {});
    if (back === plan.paidOutBack) {
      add('payout', start, { principal: balance });
      break;
    }
    const interest = monthlyInterest(balance, plan.noteRate);
    const fee = monthlyInterest(balance, plan.fee);
    const effective = monthEnd(today, back);
    if (plan.semiMonthly) {
      const half = { interest: divide(interest, 2), fee: divide(fee, 2) };
      const middle = addDays(start, MIDDLE_OF_MONTH - 1);
      if (fundingDate <= middle) add('interest_payment', effective, { ...half, effective: middle });
      const rest = { interest: interest - half.interest, fee: fee - half.fee };
      add('interest_payment', addDays(effective, MIDDLE_OF_MONTH), { ...rest, effective });
      continue;
    }
    const due = addDays(effective, 1);
    const missed = plan.missedBack?.includes(back) && {
      status: due === today ? ('pending' as const) : ('failed' as const),
    };
    add('interest_payment', due, { effective, interest, fee, principal: Math.max(0, payment - interest), ...missed });
  }

  const interest = divide(monthlyInterest(balance, plan.noteRate), plan.semiMonthly ? 2 : 1);
  const regularPayment = balance === 0 ? 0 : payment || interest;
  return { ...plan, fundingDate, maturityDate: addMonths(fundingDate, plan.termMonths), movements, regularPayment };
}

const level = (plan: LoanPlan) => (plan.amortizationMonths ? levelPayment(plan.principal, plan) : 0);

const at = <Item extends { back: number }>(items: Item[] | undefined, back: number): Item[] =>
  (items ?? []).filter((item) => item.back === back);
