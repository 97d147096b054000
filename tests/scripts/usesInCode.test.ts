import { join } from 'node:path';
import { expect, it } from 'vitest';
import { usesInCode } from '../../scripts/api/usesInCode.ts';

const filesOf = (operation: string, field?: string) =>
  usesInCode(join(import.meta.dirname, '../..'), operation, field).map(({ section }) => section);

it('names the files of the model that read a field of an answer', () => {
  expect(filesOf('portfolioActivities', 'activities[].net_amount')).toEqual([
    'src/figures/activityPayment.ts',
    'src/figures/bookEntry.ts',
  ]);
  expect(filesOf('loanDetails', 'loan_details.schedule[].my_amount')).toContain('src/figures/scheduledPayments.ts');
});

it('names the panels that read a field, and no other', () => {
  expect(filesOf('teamList', 'team[].phone')).toEqual([
    'src/kinds/loan/LoanWays.tsx',
    'src/kinds/people/personCard.ts',
  ]);
  expect(filesOf('teamList', 'team[].first_name')).toEqual([]);
});

it('names no file of the model for a field that nothing reads', () => {
  expect(filesOf('loanDetails', 'loan_details.updates[].pages')).toEqual([]);
});
