import { afterEach, describe, expect, it } from 'vitest';
import { previousVisit } from '../../../src/client/session/previousVisit.ts';

const at = (day: string) => new Date(`2026-07-${day}T09:00:00.000Z`);
const investors = [501, 502];

describe('the previous visit', () => {
  afterEach(() => localStorage.clear());

  it('is 14 days ago on a first visit', () => {
    expect(previousVisit(investors, 'a', at('20'))).toBe('2026-07-06T09:00:00.000Z');
  });

  it('stays the same throughout a session, however often the page is opened', () => {
    previousVisit(investors, 'a', at('01'));
    const before = previousVisit(investors, 'b', at('20'));
    expect(before).toBe('2026-07-01T09:00:00.000Z');
    expect(previousVisit(investors, 'b', at('21'))).toBe(before);
  });

  it('is when the page was last opened in the previous session', () => {
    previousVisit(investors, 'a', at('01'));
    previousVisit(investors, 'a', at('03'));
    expect(previousVisit(investors, 'b', at('20'))).toBe('2026-07-03T09:00:00.000Z');
  });

  it('is separate for each user, whatever the order of the investors', () => {
    previousVisit(investors, 'a', at('10'));
    expect(previousVisit([601], 'b', at('20'))).toBe('2026-07-06T09:00:00.000Z');
    expect(previousVisit([502, 501], 'c', at('20'))).toBe('2026-07-10T09:00:00.000Z');
  });

  it.each(['{', '[]', '"x"', 'null', '{"a":1}'])('treats %s in storage as no visit', (stored) => {
    localStorage.setItem('visits', stored);
    expect(previousVisit(investors, 'a', at('20'))).toBe('2026-07-06T09:00:00.000Z');
  });

  it('is kept for the last twenty users without naming them', () => {
    for (let user = 1; user <= 25; user++) previousVisit([9000 + user], 'a', at('10'));
    expect(previousVisit([9025], 'b', at('20'))).toBe('2026-07-10T09:00:00.000Z');
    expect(Object.keys(JSON.parse(localStorage.getItem('visits') ?? '{}'))).toHaveLength(20);
    expect(localStorage.getItem('visits')).not.toContain('9025');
    expect(previousVisit([9001], 'b', at('20'))).toBe('2026-07-06T09:00:00.000Z');
  });
});
