import { describe, expect, it } from 'vitest';
import { wireName } from '../../scripts/api/wireName.ts';

const known = {
  renamed: { portfolioActivities: { answered: 'Answer' }, teamList: { answered: 'Moved' } },
  shapes: {
    Answer: { data: { in: 'Data' } },
    Data: { activities: { at: ['result', 'items'], in: 'Row' } },
    Row: { net_amount: { at: ['net_amt'] }, fees: { in: 'Row' } },
    Moved: { data: { at: ['payload'] } },
  },
};
const named = (field: string) => wireName('portfolioActivities', field, known);

describe('a field that differs', () => {
  it('is also named as the API calls it, within lists and objects', () => {
    expect(named('activities[].net_amount')).toBe('result.items[].net_amt');
    expect(named('activities[].fees[].net_amount')).toBe('result.items[].fees[].net_amt');
    expect(wireName('teamList', 'data', known)).toBe('payload');
  });

  it('has one name if the API uses the same', () => {
    expect([named('total'), named('data'), wireName('profileDetails', 'investor_name', known)]).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
  });
});
