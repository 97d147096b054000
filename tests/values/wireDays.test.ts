import { describe, expect, it } from 'vitest';
import { daysToWire } from '../../src/values/wireDays.ts';

const days = { start_date: '2026-01-01', end_date: '2026-03-31', place: 'a' };
const moment = (text: string) => new Date(text).getTime();

describe('the days of a period', () => {
  it('are dates, moments or seconds in the fields of the API, from the start of the first to the end of the last', () => {
    expect(daysToWire(days, { from: 'since', to: 'until', as: 'date' })).toEqual({
      place: 'a',
      since: '2026-01-01',
      until: '2026-03-31',
    });
    const moments = daysToWire(days, { from: 'since', to: 'until', as: 'moment' });
    expect(moments.since).toMatch(/^2026-01-01T00:00:00[+-]\d\d:\d\d$/);
    expect(moments.until).toMatch(/^2026-03-31T23:59:59[+-]\d\d:\d\d$/);
    expect(daysToWire(days, { from: 'since', to: 'until', as: 'seconds' })).toMatchObject({
      since: moment('2026-01-01T00:00:00') / 1000,
      until: moment('2026-03-31T23:59:59') / 1000,
    });
    expect(daysToWire(days, { from: 'since', as: 'milliseconds' })).toEqual({
      place: 'a',
      since: moment('2026-01-01T00:00:00'),
    });
  });

  it('are whole months and the current one, if months are requested', () => {
    const fields = { from: 'since', to: 'until', as: 'date' } as const;
    expect(daysToWire({ months: 3 }, fields, '2026-07-10')).toEqual({ since: '2026-04-01', until: '2026-07-10' });
    expect(daysToWire({ months: 3, start_date: '2026-07-01' }, fields, '2026-07-10')).toMatchObject({
      since: '2026-07-01',
    });
    expect(daysToWire({ place: 'a' }, fields)).toEqual({ place: 'a' });
  });
});
