import { beforeEach, describe, expect, it } from 'vitest';
import { countDifferences, takeDifferenceCounts } from '../../src/client/differenceCounts.ts';

const operation = 'portfolioActivities';
const fieldsOf = (data: unknown) => {
  expect(countDifferences(operation, data)).toBe(true);
  return takeDifferenceCounts().map(({ field }) => field);
};
const activity = { activity_id: 7, net_amount: 12.5, activity_date: '2026-06-30' };
const whole = { totals: {}, activities: [activity] };

beforeEach(() => {
  takeDifferenceCounts();
});

describe('the differences counted in an answer', () => {
  it('are none if it is as described', () => {
    expect(fieldsOf(whole)).toEqual([]);
  });

  it('leave out values that are null, missing or unknown', () => {
    expect(
      fieldsOf({ ...whole, activities: [{ net_amount: null, note: 7, constructor: 'x', more: { words: 'x' } }] }),
    ).toEqual([]);
  });

  it.each([
    ['net_amount', '12.50'],
    ['net_amount', true],
    ['activity_date', 20_260_630],
    ['activity_date', '2026-06-31'],
    ['activity_date', '2026-06-30T08:15:00Z'],
    ['updated_at', 'soon'],
    ['updated_at', 1_782_000_000],
  ])('include %s if it is %j', (field, value) => {
    expect(fieldsOf({ ...whole, activities: [{ ...activity, [field]: value }] })).toEqual([`activities[].${field}`]);
  });

  it('leave out a moment, with or without its time', () => {
    const moments = [{ updated_at: '2026-06-30T08:15:00Z' }, { updated_at: '2026-06-30' }];
    expect(fieldsOf({ ...whole, activities: moments })).toEqual([]);
  });

  it('include each missing list and object, and a field at any depth', () => {
    expect(fieldsOf({ activities: 'none', days: 'x', deep: { list: [[{ amount: 'x' }]] } })).toEqual([
      'totals',
      'activities',
      'days',
      'deep.list[][].amount',
    ]);
    expect(fieldsOf('none')).toEqual(['data']);
  });

  it('add up by operation and field, and restart once they are taken', () => {
    countDifferences(operation, { ...whole, activities: [{ amount: 'x' }, { amount: 'y' }] });
    countDifferences(operation, { ...whole, amount: 'z' });
    countDifferences('teamList', { team: [{ amount: 'x' }] });
    expect(takeDifferenceCounts()).toEqual([
      { operation, field: 'activities[].amount', count: 2 },
      { operation, field: 'amount', count: 1 },
      { operation: 'teamList', field: 'team[].amount', count: 1 },
    ]);
    expect(takeDifferenceCounts()).toEqual([]);
  });

  it('leave out unusual names, which may be personal data such as an email address', () => {
    const odd = {
      'jo@example.test': { amount: 'x' },
      '7th': { amount: 'x' },
      'a b': { amount: 'x' },
      [`a${'b'.repeat(40)}`]: { amount: 'x' },
    };
    expect(fieldsOf({ ...whole, odd })).toEqual(['odd.*.amount']);
    const longest = `a${'b'.repeat(39)}`;
    expect(fieldsOf({ ...whole, [longest]: { amount: 'x' } })).toEqual([`${longest}.amount`]);
  });

  it('name at most 200 fields', () => {
    const many = Object.fromEntries(Array.from({ length: 201 }, (_, index) => [`f${index}_amount`, 'x']));
    expect(fieldsOf({ ...whole, ...many })).toHaveLength(200);
  });
});
