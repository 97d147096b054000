import { describe, expect, it } from 'vitest';
import { createQueryClient } from '../../src/app/createQueryClient.ts';
import { ApiError } from '../../src/client/ApiError.ts';
import { whitelabelDomain } from '../../src/client/baseUrl.ts';
import { text } from '../../src/values/text/text.ts';
import { smallPortal } from '../portal/smallPortal.ts';
import { provedBy } from './provedBy.ts';

const minute = 60_000;

describe('9. Business constants and limits', () => {
  it('the session cookie lasts 60 minutes and the investor hash 7 days', () => {
    expect(smallPortal.session).toMatchObject({ cookieMinutes: 60, investorDays: 7 });
    provedBy('client/session/cookies.test.tsx', 'of a sign-in last an hour');
    provedBy('client/session/cookies.test.tsx', 'of the selected investor last seven days');
  });

  it('a request has 60,000 ms, an upload or a file 15 minutes while it goes on (Reading R54)', () => {
    expect(smallPortal.api).toMatchObject({ timeoutMs: 60_000, transferMs: 15 * minute });
    provedBy('client/connection.test.ts', 'may take longer than sixty seconds');
    provedBy('client/transfers.test.tsx', 'may take longer than a call while it goes on');
  });

  it('the session is checked every hour', () => {
    expect(smallPortal.session.checkMinutes).toBe(60);
  });

  it('a toast lasts 5 seconds, that of a failed login 7', () => {
    expect(smallPortal.toastSeconds).toBe(5);
    expect(smallPortal.routes.public['/login']?.sections[0]).toMatchObject({ failureSeconds: 7 });
    provedBy('ui/toastStore.test.ts', 'disappears after five seconds, or after its own duration');
  });

  it('what was queried is fresh for 5 minutes, kept for 24 hours, and not fetched again on focus', () => {
    expect(createQueryClient().getDefaultOptions().queries).toMatchObject({
      staleTime: 5 * minute,
      gcTime: 24 * 60 * minute,
      refetchOnWindowFocus: false,
    });
  });

  it('a query is tried once more where that can help', () => {
    const { retry } = createQueryClient().getDefaultOptions().queries ?? {};
    if (typeof retry !== 'function') throw new Error('The retry is no function.');
    const lost = new ApiError('network', '');
    expect([retry(0, lost), retry(1, lost), retry(0, new ApiError('http', '', 404))]).toEqual([true, false, false]);
    provedBy('faults/transport/connectionFaults.ts', 'is tried once more, then fails as unreachable');
  });

  it('the cache is persisted to local storage with a maximum age of 24 hours', () => {
    provedBy('client/session/persistedQueries.test.tsx', 'come back with their age after a reload');
    provedBy('client/session/persistedQueries.test.tsx', 'an answer does not get younger by being kept again');
  });

  it('performance periods are All Time, This Month, This Quarter and This Year, which is the default', () => {
    expect(smallPortal.periods.performance).toEqual([
      { label: 'All Time', months: 120 },
      { label: 'This Month', months: 1 },
      { label: 'This Quarter', months: 3 },
      { label: 'This Year', months: 12, default: true },
    ]);
  });

  it('document ranges are All Time, Last Three Months, Last Six Months, Previous Year and Custom', () => {
    expect(smallPortal.ranges.documents).toEqual([
      { label: 'All Time', months: 120 },
      { label: 'Last Three Months', months: 3 },
      { label: 'Last Six Months', months: 6 },
      { label: 'Previous Year', months: 12 },
      { label: 'Custom', custom: true },
    ]);
  });

  it('page sizes are 5, 10, 15, 20 and 25', () => {
    expect(smallPortal.pageSizes).toEqual([5, 10, 15, 20, 25]);
  });

  it('comparisons are Last Year, the default, Last Quarter and Last Month', () => {
    expect(smallPortal.comparisons.map(({ label }) => label)).toEqual(['Last Year', 'Last Quarter', 'Last Month']);
  });

  it('exports are PDF and Excel, and CSV beside them', () => {
    expect([text.export.pdf, text.export.excel, text.export.csv]).toEqual(['PDF', 'Excel', 'CSV']);
    provedBy('files/export/ExportMenu.test.tsx', 'to %s sends the rows of all pages to the worker');
  });

  it('the local development host stands for the development portal’s', () => {
    expect(whitelabelDomain(new URL('http://localhost:5173/'), smallPortal.api.developmentHost)).toBe(
      smallPortal.api.developmentHost,
    );
  });
});
