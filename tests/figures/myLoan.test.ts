import { expect, it } from 'vitest';
import { myLoan } from '../../src/figures/myLoan.ts';
import { sandboxAnswers } from './sandboxAnswers.ts';

const { investments, loans } = sandboxAnswers(501, '2026-08-01').answers;
const loan = loans.get(2017);
if (!loan) throw new Error('The loan is not held.');
const none = { rows: [], isWhole: true };

/** The loan on a day. It pays on the first of each month, last in October 2027; some of it may be repaid in September. */
const loanOn = (today: string, repaid = 0) => {
  const schedule = loan.schedule.map((row) =>
    row.due_date === '2027-09-01' ? { ...row, principal_amount: repaid } : row,
  );
  return myLoan({ loan: { ...loan, schedule }, investments, lost: none, coming: none }, today);
};

it.each([
  ['2026-08-31', 12, '2027-08-01', false],
  ['2026-09-01', 13, '2027-09-01', false],
  ['2026-09-30', 12, '2027-09-01', false],
  ['2026-10-01', 13, '2027-10-01', true],
])('counts on %s what a loan pays until the day twelve months ahead, that day included', (today, count, to, isLast) => {
  expect(loanOn(today).year).toMatchObject({ count, to, isLast });
});

it.each([
  ['2026-08-31', 0, false],
  ['2026-08-31', 120_000, true],
  ['2027-10-01', 120_000, false],
])('knows on %s with which payment a loan ends if %i is repaid a month before', (today, repaid, isRest) => {
  expect(loanOn(today, repaid).maturity).toMatchObject({ day: '2027-10-01', isRest });
});
