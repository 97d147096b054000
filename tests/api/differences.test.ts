import { describe, expect, it, vi } from 'vitest';
import { differencesOf } from '../../src/api/differences.ts';
import { tellDifferences } from '../../src/api/tellDifferences.ts';
import { exampleData } from '../faults/call.ts';

describe('an answer that is held against the description', () => {
  it('has no difference where it is as described, or has more than that', async () => {
    const data = await exampleData('teamList');
    expect(differencesOf('teamList', data)).toEqual([]);
    expect(differencesOf('teamList', { ...data, more: 1 })).toEqual([]);
  });

  it('has one for each field that is missing, of another type, or of an unknown value', async () => {
    const data = await exampleData('portfolioActivities');
    const [activity] = data.activities as object[];
    const odd = { ...activity, activity_id: '7', activity_type: 'gift', activity_date: null };
    const rest = { ...data, totals: undefined, activities: [odd, odd], total: 1.5 };
    expect(differencesOf('portfolioActivities', rest)).toEqual(
      expect.arrayContaining([
        { operation: 'portfolioActivities', field: 'totals', expected: 'object', found: 'nothing' },
        { operation: 'portfolioActivities', field: 'total', expected: 'integer', found: '1.5' },
        { operation: 'portfolioActivities', field: 'activities[].activity_id', expected: 'integer', found: '"7"' },
        expect.objectContaining({ field: 'activities[].activity_type', found: '"gift"' }),
        expect.objectContaining({ field: 'activities[].activity_date', found: 'null' }),
      ]),
    );
    expect(differencesOf('portfolioActivities', rest)).toHaveLength(5);
  });

  it('is told of as a table by field, and shown all the same', () => {
    const table = vi.spyOn(console, 'table').mockImplementation(() => undefined);
    vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    expect(tellDifferences('teamList', { team: {} })).toBe(true);
    expect(table).toHaveBeenCalledWith(
      [{ operation: 'teamList', field: 'team', expected: 'array', found: '{}' }],
      ['field', 'expected', 'found'],
    );
  });
});
