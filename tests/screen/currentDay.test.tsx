import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { PortalEvent } from '../../src/app/portalEvent.ts';
import { answerWith } from '../kinds/answerWith.ts';
import { openPortal, sentTo } from '../openPortal.tsx';
import { overviewOf } from '../portal/overviewOf.ts';

const reported = vi.fn<(event: PortalEvent) => void>();
const region = (name: string) => screen.findByRole('region', { name });

beforeEach(() => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  globalThis.onPortalEvent = reported.mockClear();
});

afterEach(() => {
  vi.useRealTimers();
  globalThis.onPortalEvent = undefined;
});

/** Opens a screen on a day of the reader's clock. */
async function openOn(day: string, path: string, shown?: ReturnType<typeof overviewOf>) {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse(`${day}T14:00:00Z`) });
  return openPortal(path, { shown });
}

describe('today', () => {
  it.each([
    ['is the reader’s day, where no answer has a later one', '2026-07-30', 'In July', undefined],
    ['is the later day of an answer’s figures, in every section', '2026-08-01', 'In August', undefined],
    ['is not a day more than two days ahead, which is reported once', '2026-08-03', 'In July', 3],
  ])('%s', async (_, asOf, month, days) => {
    answerWith('loanDetails', (data) => {
      Object.assign(data, { loan_details: { ...(data.loan_details as object), as_of_date: asOf } });
    });
    await openOn('2026-07-31', '/overview', overviewOf('income'));
    await waitFor(async () => expect(await region('Income')).toHaveTextContent(`${month}$`));
    if (days !== undefined) await waitFor(() => expect(reported).toHaveBeenCalled());
    const told = reported.mock.calls.flatMap(([event]) => (event.type === 'error' ? [event.message] : []));
    expect(told).toEqual(days === undefined ? [] : [`An answer's figures are of a day ${days} days ahead.`]);
  });
});

describe('all time', () => {
  it('ends with the latest day that an answer has named, so that a clock in 2019 hides nothing', async () => {
    await openOn('2019-03-01', '/documents');
    await waitFor(async () => expect(await region('My Documents')).toHaveTextContent('Mar 1, 2009 to Jul 1, 2026'));
    await waitFor(async () => expect(await region('My Documents')).toHaveTextContent('Account statement June 2026'));
    const sent = [...sentTo('/documents/files'), ...sentTo('/portfolio/activities')];
    expect(sent.filter(({ start_date = '', end_date = '' }) => String(start_date) > String(end_date))).toEqual([]);
  });

  it('is the only one of which a list without rows says that there are none yet', async () => {
    answerWith('documentList', (data) => Object.assign(data, { files: [], total: 0, last_page: 1 }));
    const person = await openOn('2026-07-10', '/documents?documents-range=3');
    const list = await region('My Documents');
    await waitFor(() => expect(list).toHaveTextContent('Nothing in this period'));
    expect(list).not.toHaveTextContent('yet');
    await person.click(within(list).getByRole('button', { name: 'Show all' }));
    await waitFor(() => expect(list).toHaveTextContent('No documents yet'));
  });
});
