import { describe, expect, it } from 'vitest';
import {
  addDays,
  addMonths,
  dayOf,
  daysBetween,
  firstOfMonth,
  isCalendarDate,
  lastOfMonth,
  readMoment,
  readMonth,
} from '../../src/values/calendar.ts';
import { todayHere } from '../../src/values/todayHere.ts';

describe('a calendar date', () => {
  it.each(['2026-01-01', '2026-12-31', '2024-02-29', '2026-04-30'])('is %s', (text) => {
    expect(isCalendarDate(text)).toBe(true);
  });

  it.each(['2026-02-29', '2026-04-31', '2026-00-10', '2026-13-10', '2026-01-00', '12026-01-01', '2026-01-011', ''])(
    'is not %j',
    (text) => {
      expect(isCalendarDate(text)).toBe(false);
    },
  );

  it.each([
    ['2026-06-30', '2026-06-30'],
    ['2026-06-30T23:59:59-05:00', '2026-06-30'],
    ['2026-06-30 08:15', '2026-06-30'],
    ['2026-06-30T08:15:00.123Z', '2026-06-30'],
    ['2026-06-30 or so', undefined],
    ['2026-06-31T08:15', undefined],
  ])('is read from %j as it is written', (text, day) => {
    expect(dayOf(text, 'date')).toBe(day);
  });

  it.each([
    ['2026-06', '2026-06'],
    ['2026-06-30', '2026-06'],
    ['2026-06-30T23:59:59Z', '2026-06'],
    ['2026-13', undefined],
  ])('has its month read from %j', (text, month) => {
    expect(readMonth(text)).toBe(month);
  });

  it.each([
    ['2026-06-30', '2026-06-30'],
    ['2026-06-30 08:15', '2026-06-30T08:15'],
    ['2026-06-30T99:15', undefined],
    ['soon', undefined],
  ])('is a moment from %j', (text, moment) => {
    expect(readMoment(text)).toBe(moment);
  });

  it.each([
    ['2026-01-31', 1, '2026-02-28'],
    ['2026-03-31', -1, '2026-02-28'],
    ['2024-01-30', 1, '2024-02-29'],
    ['2026-12-15', 1, '2027-01-15'],
    ['2026-01-15', -1, '2025-12-15'],
    ['2026-11-30', 27, '2029-02-28'],
    ['0099-05-01', 0, '0099-05-01'],
  ])('%s and %i months is %s', (date, count, later) => {
    expect(addMonths(date, count)).toBe(later);
  });

  it.each([
    ['2026-02-28', 1, '2026-03-01'],
    ['2026-01-01', -1, '2025-12-31'],
    ['2026-03-08', 1, '2026-03-09'],
  ])('%s and %i days is %s', (date, count, later) => {
    expect(addDays(date, count)).toBe(later);
    expect(daysBetween(date, later)).toBe(count);
  });

  it('has the first and the last day of its month', () => {
    expect(firstOfMonth('2024-02-17')).toBe('2024-02-01');
    expect(lastOfMonth('2024-02-17')).toBe('2024-02-29');
    expect(lastOfMonth('2026-12-01')).toBe('2026-12-31');
  });

  it('is today in the reader’s zone, whatever day it is elsewhere', () => {
    expect(todayHere(new Date(2026, 0, 5, 0, 1))).toBe('2026-01-05');
    expect(todayHere(new Date(2026, 11, 31, 23, 59))).toBe('2026-12-31');
  });
});
