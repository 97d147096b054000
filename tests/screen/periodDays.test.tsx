import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { periodLine } from '../../src/screen/PeriodChoice.tsx';
import { periodDays } from '../../src/screen/periodDays.ts';
import { formatValue } from '../../src/values/formatValue.ts';
import { today } from '../day.ts';
import { openPortal } from '../openPortal.tsx';

describe('the days of a period', () => {
  it('are complete months, and in a list of entries also the current month up to today', () => {
    expect(periodDays(12, undefined, 'months', today)).toEqual({ start_date: '2025-07-01', end_date: '2026-06-30' });
    expect(periodDays(12, undefined, 'entries', today)).toEqual({ start_date: '2025-07-01', end_date: today });
  });

  it('are those of the answer if it has them, and otherwise unknown for all time', () => {
    const answer = { period_start_date: '2024-01-01', period_end_date: '2026-06-30' };
    const days = { start_date: '2024-01-01', end_date: '2026-06-30' };
    expect(periodDays(12, answer, 'entries', today)).toEqual(days);
    expect(periodDays(120, { period_start_date: null }, 'entries', today)).toBeUndefined();
  });

  it('are shown beside the period in every section', async () => {
    const person = await openPortal('/overview?fund-performance-period=3');
    const region = (name: string) => screen.getByRole('region', { name });
    const says = (name: string, days: string) => waitFor(() => expect(region(name)).toHaveTextContent(days));
    await says('Fund Performance', 'Apr 1, 2026 to Jun 30, 2026');
    // Both are captions, since two cards cover the whole period.
    const written = () => within(region('Overview')).getAllByText('Jul 1, 2025 to Jun 30, 2026');
    await waitFor(() => expect(written()).toHaveLength(2));
    await says('Portfolio Activity', 'Jul 1, 2025 to Jul 10, 2026');
    const choice = within(region('Portfolio Activity')).getByRole('combobox', { name: 'Period' });
    await person.selectOptions(choice, 'All Time');
    await says('Portfolio Activity', 'Jan 1, 2024 to Jul 10, 2026');
  });

  it('are written beside the period in a file', () => {
    const format = (kind: Parameters<typeof formatValue>[0], value: unknown) =>
      formatValue(kind, value, { locale: 'en-CA', currency: 'CAD' });
    const period = {
      periods: [],
      label: 'This Year',
      initial: 120,
      widest: 120,
      value: 12,
      fallback: 120,
      choose: () => undefined,
    };
    const days = { start_date: '2025-07-01', end_date: today };
    expect(periodLine(period, days, format)).toBe('Period: This Year, Jul 1, 2025 to Jul 10, 2026');
  });
});
