import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { calls, openAsVisitor, openPortal, sandbox } from '../../openPortal.tsx';
import { users } from '../../users.ts';
import { setCookie } from './openSession.ts';

afterEach(() => vi.useRealTimers());

const card = () => screen.findByRole('article', { name: 'Currently invested' });
/** The calls of the cards only, since the fund performance requests one of their figures, too. */
const cardCalls = () => calls.filter(({ path, body }) => path.startsWith('/portfolio/cards/') && 'compare_to' in body);
const untilKept = () => waitFor(() => expect(localStorage.getItem('kept_answers')).toContain('currently_invested'));

describe('a reloaded page', () => {
  it('shows figures that are less than five minutes old at once, without requesting them', async () => {
    await openPortal();
    await waitFor(async () => expect(await card()).toHaveTextContent('550,000.00'));
    await untilKept();
    cleanup();
    calls.length = 0;
    await openAsVisitor('/overview');
    expect(await card()).toHaveTextContent('550,000.00');
    expect(cardCalls()).toEqual([]);
    expect(calls.map(({ path }) => path)).toContain('/investors');
  });

  it('shows older figures while it requests new ones', async () => {
    await openPortal();
    await waitFor(async () => expect(await card()).toHaveTextContent('550,000.00'));
    await untilKept();
    cleanup();
    calls.length = 0;
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 6 * 60_000 });
    sandbox.faults.push({ name: 'stall', path: '/portfolio/cards/currently_invested' });
    await openAsVisitor('/overview');
    expect(await card()).toHaveTextContent('550,000.00');
    await waitFor(() => expect(cardCalls().length).toBeGreaterThan(0));
  });

  it('shows nothing from a session that has ended, and keeps nothing that arrives late', async () => {
    await openPortal();
    await waitFor(async () => expect(await card()).toHaveTextContent('550,000.00'));
    // Within the delay before answers are kept.
    await setCookie('session_token=; path=/; max-age=0');
    act(() => void document.dispatchEvent(new Event('visibilitychange')));
    expect(await screen.findByRole('button', { name: 'Sign in' })).toBeInTheDocument();
    await new Promise((resolve) => setTimeout(resolve, 1500));
    expect(JSON.stringify(localStorage)).not.toMatch(/550000|currently_invested/);
    cleanup();
    await openPortal('/overview', { user: users.fund });
    const region = await screen.findByRole('region', { name: 'Overview' });
    await waitFor(() => expect(within(region).getAllByText(/CAD|\$/).length).toBeGreaterThan(0));
    expect(screen.queryByText(/550,000\.00/)).toBeNull();
  });
});
