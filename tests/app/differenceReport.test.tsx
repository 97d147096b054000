import { act, screen, waitFor } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { PortalEvent } from '../../src/app/portalEvent.ts';
import { rowsIn } from '../../src/screen/fields.ts';
import { setCookie } from '../client/session/openSession.ts';
import { exampleData } from '../faults/call.ts';
import { openPortal, server } from '../openPortal.tsx';

const reported = vi.fn<(event: PortalEvent) => void>();
const told = () => reported.mock.calls.flatMap(([event]) => (event.type === 'differences' ? [event] : []));

beforeEach(() => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  vi.spyOn(console, 'table').mockImplementation(() => undefined);
  reported.mockClear();
  globalThis.onPortalEvent = reported;
});

afterEach(() => {
  globalThis.onPortalEvent = undefined;
  Reflect.deleteProperty(document, 'visibilityState');
});

async function openWithDifferences() {
  const data = await exampleData('portfolioActivities');
  const [activity] = rowsIn(data, 'activities');
  const odd = { ...activity, activity_date: '11/15/2026', net_amount: '1,234.50', settled_date: null };
  const { activities: _, ...withoutList } = await exampleData('portfolioDirectMortgageActivities');
  const answer = { ...data, activities: [odd, odd, { ...activity, net_amount: '12.50' }] };
  server.use(
    // Only the table sends a period; the sandbox answers the query of Attention.
    http.post<never, object>('*/api/portfolio/activities', async ({ request }) =>
      'months' in (await request.clone().json()) ? HttpResponse.json({ data: answer }) : undefined,
    ),
    http.post('*/api/portfolio/activities/direct-mortgages', () => HttpResponse.json({ data: withoutList })),
  );
  await openPortal();
  await screen.findAllByText('1,234.50 (as received)');
  await waitFor(() =>
    expect(screen.getByRole('region', { name: 'Direct Mortgage Activity' })).toHaveTextContent('not be'),
  );
}

const counted = [
  {
    type: 'differences',
    host: 'localhost',
    version: '',
    language: '',
    differences: expect.arrayContaining([
      { operation: 'portfolioActivities', field: 'activities[].activity_date', count: 2 },
      { operation: 'portfolioActivities', field: 'activities[].net_amount', count: 3 },
      { operation: 'portfolioDirectMortgageActivities', field: 'activities', count: 1 },
    ]),
  },
];

describe('differences between the answers and the description', () => {
  it('are counted by operation and field, and reported once without values when the page is first hidden', async () => {
    await openWithDifferences();
    expect(told()).toEqual([]);
    Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true });
    for (let times = 0; times < 2; times += 1) act(() => void document.dispatchEvent(new Event('visibilitychange')));
    expect(told()).toEqual(counted);
    expect(told()[0]?.differences).toHaveLength(3);
    expect(JSON.stringify(told())).not.toMatch(/11.15.2026|1.234|12\.5/);
  });

  it('are reported when the session ends at the latest, and leave nothing in the storage', async () => {
    await openWithDifferences();
    await setCookie('session_token=; path=/; max-age=0');
    act(() => void document.dispatchEvent(new Event('visibilitychange')));
    await waitFor(() => expect(location.pathname).toBe('/login'));
    expect(told()).toEqual(counted);
    expect(localStorage.getItem('differences_told')).toBeNull();
  });

  it('are not reported if the answers are as described', async () => {
    await openPortal();
    await screen.findByRole('table', { name: 'Portfolio Activity' });
    Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true });
    act(() => void document.dispatchEvent(new Event('visibilitychange')));
    expect(told()).toEqual([]);
  });
});
