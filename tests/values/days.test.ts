import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Investment, Opportunity } from '../../src/figures/answers.ts';
import type { AttentionAnswers } from '../../src/figures/attention.ts';
import type { Column } from '../../src/kinds/table/options.ts';
import type { Format } from '../../src/screen/useFormat.ts';

const { TZ } = process.env;

beforeEach(() => {
  // Formatters keep the zone in which they were created.
  vi.resetModules();
});

afterEach(() => {
  if (TZ === undefined) delete process.env.TZ;
  else process.env.TZ = TZ;
});

const context = { locale: 'en-CA', currency: 'CAD' };
const format: Format = (_, value) => String(value);
/** The expected texts for a moment in the reader's time zone. */
const places: [zone: string, moment: string, clock: string, inCsv: string][] = [
  ['Pacific/Honolulu', '2026-07-16', '5:59', '2026-07-16T17:59:59-10:00'],
  ['America/Toronto', '2026-07-16', '11:59', '2026-07-16T23:59:59-04:00'],
  ['Pacific/Auckland', '2026-07-17', '3:59', '2026-07-17T15:59:59+12:00'],
];
const written = '2026-07-17T03:59:59Z';

describe.each(places)('For a reader in %s', (zone, here, clock, inCsv) => {
  beforeEach(() => {
    process.env.TZ = zone;
  });

  /** The day of the text in each format, which everything else has to agree with. */
  const days = [
    ['date', '2026-07-17'],
    ['dateTime', here],
  ] as const;

  it('a date is the day as written, and a moment the day on the reader’s clock', async () => {
    const { dayOf } = await import('../../src/values/calendar.ts');
    for (const [kind, day] of days) expect(dayOf(written, kind)).toBe(day);
    // A moment of which only the day is given.
    expect(dayOf('2026-07-17', 'dateTime')).toBe('2026-07-17');
  });

  it('texts have that day', async () => {
    const { formatValue } = await import('../../src/values/formatValue.ts');
    expect(formatValue('date', written, context)).toBe('Jul 17, 2026');
    const shown = formatValue('dateTime', written, context);
    expect(shown).toContain(here === '2026-07-16' ? 'Jul 16, 2026' : 'Jul 17, 2026');
    expect(shown).toContain(clock);
  });

  it('files have that day', async () => {
    const { csvCell } = await import('../../src/files/export/csvCell.ts');
    const { excelCell } = await import('../../src/files/export/excelCell.ts');
    expect(csvCell('date', written, context)).toBe('2026-07-17');
    expect(csvCell('dateTime', written, context)).toBe(inCsv);
    expect(Date.parse(inCsv)).toBe(Date.parse(written));
    for (const [kind, day] of days) {
      const { value } = excelCell(kind, written, context) ?? {};
      expect(value instanceof Date && value.toISOString().slice(0, 10)).toBe(day);
    }
  });

  it('upcoming events have that day', async () => {
    const { upcomingEvents } = await import('../../src/figures/upcoming.ts');
    const { cash } = await import('../../src/figures/cash.ts');
    const opportunity = { opportunity_id: 1, status: 'open', closes_at: written } as unknown as Opportunity; // Only what is read.
    const fund = { investment_id: 1, next_payment_date: written, next_payment_amount: 1 } as unknown as Investment;
    const found = (today: string) =>
      upcomingEvents(cash({ investments: [fund] }, today), [opportunity], today).map(({ what, day }) => [what, day]);
    expect(found('2026-07-10').toSorted()).toEqual([
      ['opportunity', here],
      ['payment', '2026-07-17'],
    ]);
    expect(found('2026-07-18')).toEqual([]);
  });

  it('reminders count to that day', async () => {
    const { attentionItems } = await import('../../src/figures/attention.ts');
    const answers = {
      accreditation: { expires_date: written },
      opportunities: { opportunities: [{ status: 'open', closes_at: written }], total: 1 },
      notes: [{ published_at: written }],
    } as unknown as AttentionAnswers; // Only what the conditions read.
    const found = (days: number) =>
      attentionItems(
        answers,
        { maturityDays: days, closingDays: days, leaveOut: [] },
        { today: '2026-07-10', previousVisit: '2026-07-17T03:00:00Z' },
      ).map((item) => [item.condition, 'day' in item ? item.day : 'new']);
    expect(found(7)).toEqual([
      ['accreditation', '2026-07-17'],
      ['notes', 'new'],
      ['opportunities', here],
    ]);
    expect(found(6).map(([condition]) => condition)).toEqual(
      here === '2026-07-16' ? ['notes', 'opportunities'] : ['notes'],
    );
  });

  it('rows are sorted by moment, whatever the zone in which it is written, and by day', async () => {
    const { ranksOf } = await import('../../src/kinds/table/ranks.ts');
    const rows = ['2026-07-17T03:59:59Z', '2026-07-17T00:30:00-04:00', '2026-07-17T09:00:00+12:00', null, 'soon'];
    const ranked = (kind: 'date' | 'dateTime') => {
      const columns = [{ field: 'at', label: 'At', format: kind }] as unknown as Column[]; // What they sort by.
      return [
        ...ranksOf(
          rows.map((at) => ({ at })),
          'at',
          columns,
          { format, locale: 'en-CA' },
        ).of,
      ];
    };
    expect(ranked('dateTime')).toEqual([1, 2, 0, -1, -1]);
    expect(ranked('date')).toEqual([0, 0, 0, -1, -1]);
  });
});
