import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { describe, expect, it } from 'vitest';
import { calls, openPortal, server } from '../../openPortal.tsx';
import { productPortal } from '../../portal/productPortal.ts';
import { answerWith } from '../answerWith.ts';
import { atClock } from '../atClock.ts';

const open = (search = '') => openPortal(`/opportunities${search}`, { shown: productPortal });
const row = (name: string) => screen.findByRole('article', { name });
const titlesIn = async (list: RegExp) =>
  within(await screen.findByRole('list', { name: list }))
    .getAllByRole('heading')
    .map(({ textContent }) => textContent);
const asked = () =>
  calls.filter(({ path }) => path === '/opportunities/list').map(({ body }) => body.status as string | undefined);

describe('the offers', () => {
  atClock();

  it('list open ones by closing day, those without one last, and then future ones', async () => {
    await open();
    await row('Northline MIC – Class B');
    const titles = await titlesIn(/^Open now/);
    expect(titles[0]).toBe('Townhouses in Langley, second lien');
    expect(titles.at(-1)).toBe('Northline MIC – Class B');
    expect(await titlesIn(/^Coming soon/)).toEqual(['Sixplex in Rosemont, Montréal']);
    expect(screen.queryByRole('button', { name: 'Next page' })).not.toBeInTheDocument();
  });

  it('show their kind, their closing day, how much is left, and how much is owned', async () => {
    await open();
    const loan = await row('Harbourfront mixed-use building');
    for (const words of [
      'New',
      'first mortgage, Toronto, ON',
      '12 months, 63.16% LTV',
      '9.75%a year',
      'Closes Fri, Jul 24, in 14 days',
      '$420,000 left',
    ]) {
      expect(loan).toHaveTextContent(words);
    }
    const fund = await row('Northline MIC – Class B');
    await waitFor(() => expect(fund).toHaveTextContent('You own $250,000.00'));
    expect(fund).toHaveTextContent('a year, not fixed');
    expect(fund).toHaveTextContent('No closing date');
    expect(loan).not.toHaveTextContent('You own');
  });

  it('show what an amount would earn in each, raised to the minimum if that is higher', async () => {
    const person = await open();
    expect(await row('Harbourfront mixed-use building')).toHaveTextContent('$203.13a month');
    expect(await row('Light-industrial units in Calgary')).toHaveTextContent('$400.00a month, on $50,000');
    await person.click(screen.getByRole('button', { name: '$100,000' }));
    await waitFor(async () => expect(await row('Harbourfront mixed-use building')).toHaveTextContent('$812.50a month'));
    expect(location.search).toBe('?opportunities-amount=100000');
    const link = within(await row('Harbourfront mixed-use building')).getByRole('link');
    expect(link).toHaveAttribute('href', '/opportunities/31?opportunity-amount=100000');
  });

  it('say that future ones could not be loaded, beside the open ones, and try again', async () => {
    server.use(
      http.post('*/api/opportunities/list', async ({ request }) => {
        const { status } = JSON.parse(await request.clone().text());
        return status === 'coming_soon' ? HttpResponse.json({ status: 'error' }, { status: 500 }) : undefined;
      }),
    );
    const person = await open();
    await row('Harbourfront mixed-use building');
    expect(await screen.findByRole('alert')).toBeVisible();
    expect(screen.getByRole('heading', { name: 'Coming soon' })).toBeVisible();
    server.resetHandlers();
    await person.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await row('Sixplex in Rosemont, Montréal')).toBeVisible();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it('load past ones once they are opened', async () => {
    const person = await open();
    await row('Harbourfront mixed-use building');
    expect(asked().sort()).toEqual(['coming_soon', 'open']);
    await person.click(screen.getByText('Past offers'));
    await waitFor(() => expect(asked()).toEqual(expect.arrayContaining(['fully_funded', 'closed', 'withdrawn'])));
    await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(11));
  });

  it('show requests that were sent', async () => {
    answerWith('opportunityList', ({ opportunities }) => {
      const my_interest = {
        status: 'submitted',
        currency: 'CAD',
        amount: 50_000,
        submitted_at: '2026-07-07T14:22:00Z',
      };
      for (const one of opportunities as { opportunity_id: number }[]) {
        if (one.opportunity_id === 31) Object.assign(one, { my_interest });
      }
    });
    await open();
    expect(await row('Harbourfront mixed-use building')).toHaveTextContent('You asked for $50,000.00: Submitted');
    expect(await row('Condominium in Vancouver')).not.toHaveTextContent('You asked');
  });
});
