import { afterEach, describe, expect, it } from 'vitest';
import { previousVisit } from '../../src/session/previousVisit.ts';

const at = (day: string) => new Date(`2026-07-${day}T09:00:00.000Z`);
const investors = [501, 502];

describe('the previous visit', () => {
  afterEach(() => localStorage.clear());

  it('is 14 days ago on a first visit', () => {
    expect(previousVisit(investors, 'a', at('20'))).toBe('2026-07-06T09:00:00.000Z');
  });

  it('stays what it was for as long as the session lasts, however often the page is opened', () => {
    previousVisit(investors, 'a', at('01'));
    const before = previousVisit(investors, 'b', at('20'));
    expect(before).toBe('2026-07-01T09:00:00.000Z');
    expect(previousVisit(investors, 'b', at('21'))).toBe(before);
  });

  it('is when the page was last opened in the session before', () => {
    previousVisit(investors, 'a', at('01'));
    previousVisit(investors, 'a', at('03'));
    expect(previousVisit(investors, 'b', at('20'))).toBe('2026-07-03T09:00:00.000Z');
  });

  it('is each user’s own, whatever order the investors come in', () => {
    previousVisit(investors, 'a', at('10'));
    expect(previousVisit([601], 'b', at('20'))).toBe('2026-07-06T09:00:00.000Z');
    expect(previousVisit([502, 501], 'c', at('20'))).toBe('2026-07-10T09:00:00.000Z');
  });

  it.each(['{', '[]', '"x"', 'null', '{"a":1}'])('takes %s in the storage for no visit', (stored) => {
    localStorage.setItem('visits', stored);
    expect(previousVisit(investors, 'a', at('20'))).toBe('2026-07-06T09:00:00.000Z');
  });

  it('is kept of the last twenty users and names none of them', () => {
    for (let user = 1; user <= 25; user++) previousVisit([9000 + user], 'a', at('10'));
    expect(previousVisit([9025], 'b', at('20'))).toBe('2026-07-10T09:00:00.000Z');
    expect(Object.keys(JSON.parse(localStorage.getItem('visits') ?? '{}'))).toHaveLength(20);
    expect(localStorage.getItem('visits')).not.toContain('9025');
    expect(previousVisit([9001], 'b', at('20'))).toBe('2026-07-06T09:00:00.000Z');
  });
});
