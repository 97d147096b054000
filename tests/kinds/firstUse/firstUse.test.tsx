import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { operations } from '../../../generated/operations.ts';
import { openPortal, sandbox } from '../../openPortal.tsx';
import { saidBy } from '../../saidBy.ts';
import { users } from '../../users.ts';
import { answerWith } from '../answerWith.ts';
import { atClock } from '../atClock.ts';

const title = 'Nothing invested yet';

const overview = () => within(screen.getByRole('region', { name: 'Overview' }));
const steps = async () => {
  await waitFor(() => expect(overview().getByRole('heading', { name: title })).toBeVisible());
  const list = overview().getByRole('heading', { name: title }).parentElement as HTMLElement;
  await waitFor(() => expect(list.querySelector('[aria-busy="true"]')).toBeNull());
  return within(list).getAllByRole('listitem').map(saidBy);
};

describe('The overview of a new investor', () => {
  atClock();

  it('says that nothing is invested yet, what is done already, and whom to ask', async () => {
    await openPortal('/overview', { user: users.empty });
    expect(await steps()).toEqual([
      'You are verified as an accredited investorValid until Mar 31, 2027',
      'Your bank account is verifiedBank of the Lakes ••••4821',
      'No opportunity is open to you at the momentWe show new ones under Opportunities as soon as they open.',
    ]);
    expect(overview().getByRole('link', { name: 'Ask about investing' })).toHaveAttribute(
      'href',
      '/contact-us?message-topic=Other',
    );
    expect(overview().getByText('Aisha Khan is your contact at Northline Capital.')).toBeVisible();
  });

  it('links to open offers, and to the steps that are not done', async () => {
    answerWith('opportunityList', (data) => Object.assign(data, { total: 2 }));
    answerWith('investorAccountList', (data) => Object.assign(data, { accounts: [] }));
    answerWith('profileDetails', (data) =>
      Object.assign(data, { accreditation: { status: 'expired', category: null, expires_date: '2026-03-31' } }),
    );
    await openPortal('/overview', { user: users.empty });
    expect(await steps()).toEqual([
      'You are not verified as an accredited investorExpired',
      'You have no verified bank accountSee accounts',
      '2 opportunities are open to you',
    ]);
    expect(overview().getByRole('link', { name: 'See opportunities' })).toHaveAttribute('href', '/opportunities');
    expect(overview().getByRole('link', { name: 'See accounts' })).toHaveAttribute('href', '/account#linked-accounts');
  });

  it('leaves out what could not be loaded', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    sandbox.faults.push({ name: 'forbidden', path: operations.profileDetails.path });
    await openPortal('/overview', { user: users.empty });
    expect(await steps()).toHaveLength(2);
  });

  it('is like any other if all investments have been repaid', async () => {
    answerWith('investmentList', (data) => Object.assign(data, { investments: [] }));
    await openPortal();
    await waitFor(() => expect(overview().getByRole('article', { name: 'Currently invested' })).toBeVisible());
    await waitFor(() => expect(document.querySelector('[aria-busy="true"]')).toBeNull());
    expect(overview().queryByRole('heading', { name: title })).toBeNull();
  });
});
