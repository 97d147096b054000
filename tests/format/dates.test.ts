import { afterEach, describe, expect, it } from 'vitest';
import { date, dateTime, month } from '../../src/format/date.ts';

const locale = 'en-CA';
const zone = process.env.TZ;

afterEach(() => {
  if (zone === undefined) delete process.env.TZ;
  else process.env.TZ = zone;
});

describe('dates', () => {
  it.each(['America/Vancouver', 'UTC', 'Pacific/Kiritimati'])(
    'are the day that was sent, for a reader in %s',
    (place) => {
      process.env.TZ = place;
      expect(date('2026-06-30', locale)).toBe('Jun 30, 2026');
      expect(month('2026-06', locale)).toBe('Jun 2026');
      expect(month('2026-06-01', locale)).toBe('Jun 2026');
    },
  );

  it('with a time are shown in the given time zone', () => {
    expect(dateTime('2026-07-01T02:30:00Z', 'en-US', 'America/Toronto').replaceAll(/\s/g, ' ')).toBe(
      'Jun 30, 2026, 10:30 PM',
    );
  });

  it('without a time stay without one', () => {
    expect(dateTime('2026-06-30', locale)).toBe('Jun 30, 2026');
  });

  it('that do not exist or are missing are a dash', () => {
    for (const wrong of [null, undefined, '', 'soon', '2026-02-31', '2026-13']) {
      expect(date(wrong, locale)).toBe('–');
      expect(month(wrong, locale)).toBe('–');
      expect(dateTime(wrong, locale)).toBe('–');
    }
  });
});
