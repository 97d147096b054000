import { expect, it } from 'vitest';
import { myLoan } from '../../src/portfolio/myLoan.ts';
import { sandboxAnswers } from './sandboxAnswers.ts';

it.each([
  ['2026-08-01', 12, '2027-08-01'],
  ['2026-07-31', 12, '2027-07-01'],
])('counts on %s what a loan pays until the day twelve months ahead, that day included', (today, count, to) => {
  const { answers } = sandboxAnswers(501, today);
  const loan = answers.loans.get(2017);
  const none = { rows: [], isWhole: true };
  const own = loan && myLoan({ loan, investments: answers.investments, lost: none, coming: none }, today);
  expect(own?.year).toMatchObject({ count, to, isLast: false });
});
