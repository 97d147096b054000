import { afterEach, describe, expect, it } from 'vitest';
import { date, dateTime, month, nearDay } from '../../src/values/date.ts';
import { deadline } from '../../src/values/deadline.ts';
import { signedIn } from '../../src/values/text/fr/signedIn.ts';

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

  it('have `1er` for the first of a month in French', () => {
    const written = [
      date('2026-08-01', 'fr-CA'),
      date('2026-08-11', 'fr-CA'),
      nearDay('2026-07-01', 'fr-CA', '2026-07-10', 'short'),
      dateTime('2026-07-01T05:01:00Z', 'fr-CA', 'UTC'),
      deadline('2026-08-01', 'fr-CA'),
      date('2026-08-01', locale),
    ];
    expect(written.map((day) => day.replaceAll(/\s/g, ' '))).toEqual([
      '1er août 2026',
      '11 août 2026',
      'mer. 1er juill.',
      '1er juill. 2026, 05 h 01',
      'sam. 1er août 2026',
      'Aug 1, 2026',
    ]);
  });

  it('follow their prepositions in French', () => {
    expect([
      signedIn.cards?.course?.('Valeur', '30 juin 2025 : 5 $', '30 juin 2026 : 6 $', '4 $', '6 $'),
      signedIn.table?.days?.('juillet 2025', 'juin 2027'),
      signedIn.table?.days?.('octobre 2025', 'août 2026'),
    ]).toEqual([
      'Valeur au fil du temps, du 30 juin 2025 : 5 $ au 30 juin 2026 : 6 $ ; minimum 4 $, maximum 6 $',
      'de juillet 2025 à juin 2027',
      'd’octobre 2025 à août 2026',
    ]);
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
