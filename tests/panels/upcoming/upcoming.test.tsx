import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { describe, expect, it, vi } from 'vitest';
import { operations } from '../../../generated/operations.ts';
import { atHost } from '../../../src/config/atHost.ts';
import { money } from '../../../src/format/money.ts';
import { balanceAt } from '../../../src/sandbox/ledger/figures.ts';
import { amount } from '../../../src/sandbox/ledger/money.ts';
import { nextPayment } from '../../../src/sandbox/ledger/nextPayment.ts';
import { seedPortfolio } from '../../../src/sandbox/ledger/portfolio.ts';
import { calls, openPortal, sandbox, server } from '../../openPortal.tsx';
import { overviewOf } from '../../portal/overviewOf.ts';
import { saidBy } from '../../saidBy.ts';
import { atClock } from '../../sections/atClock.ts';
import { watchSaveFile } from '../../watchSaveFile.ts';

const saveFile = watchSaveFile();

const user = 'investor@northline.test';
const shown = overviewOf('upcoming');
const region = () => screen.findByRole('region', { name: 'Upcoming' });

async function open(as = user) {
  const person = await openPortal('/overview', { user: as, shown });
  const part = await region();
  await waitFor(() => expect(part.querySelector('[aria-busy="true"]')).toBeNull());
  return person;
}

const rows = async () => within(await region()).queryAllByRole('listitem');
const texts = async () => (await rows()).map(saidBy);

/** Answers the list of investments with some of them changed. */
function withInvestments(change: (investments: Record<string, unknown>[]) => void) {
  const { path } = operations.investmentList;
  server.use(
    http.post(`*/api${path}`, async ({ request }) => {
      const answer = await sandbox.handle(request);
      const body = await answer?.json();
      change(body.data.investments);
      return HttpResponse.json(body);
    }),
  );
}

async function savedFile(): Promise<string> {
  await waitFor(() => expect(saveFile).toHaveBeenCalled());
  const [file] = saveFile.mock.lastCall ?? [];
  return (await file?.text()) ?? '';
}

describe('Upcoming', () => {
  atClock();

  it('lists the next payments and maturities by date, with the next offer that closes among them', async () => {
    await open();
    await waitFor(async () =>
      expect(await texts()).toEqual([
        'Jul 15, 2026Northline MIC – Class BPayment · Reinvested$1,510.42',
        'Jul 16, 2026Townhouses in Langley, second lienOffer closes',
        'Aug 1, 2026Hamilton second mortgagePayment · Paid out$1,156.25',
        'Aug 1, 2026Foundry Lane retail blockPayment · Paid out$1,218.75',
        'Sep 1, 2026Hamilton second mortgagePayment · Paid out$1,156.25',
      ]),
    );
  });

  it('shows all events on request and keeps the focus in the section', async () => {
    const person = await open();
    await person.click(await screen.findByRole('button', { name: 'Show all 27' }));
    expect(await rows()).toHaveLength(27);
    expect(await region()).toHaveFocus();
  });

  it.each([501, 502, 503])('shows of investor %i what the ledger says is paid next and when', async (id) => {
    const person = await open();
    await person.selectOptions(screen.getByRole('combobox', { name: 'Investor' }), String(id));
    await person.click(await screen.findByRole('button', { name: /^Show all/ }));
    const today = '2026-07-10';
    const written = (cents: number) => money(amount(cents), 'CAD', 'en-CA');
    const expected = seedPortfolio(id, today).holdings.flatMap((holding) => {
      const next = nextPayment(holding, today);
      // The last payment of a loan brings the principal back, which stands apart.
      const isLast = holding.kind !== 'fund' && next?.date === holding.loan.maturityDate;
      const principal = isLast ? balanceAt(holding, today) : 0;
      return next ? [next.cents - principal, principal].filter(Boolean).map(written) : [];
    });
    expect(expected.length).toBeGreaterThan(1);
    const shown = (await texts()).join('\n');
    for (const paid of expected) expect(shown).toContain(paid);
  });

  it('shows the last interest and the principal of the same day apart', async () => {
    const person = await open();
    await person.selectOptions(screen.getByRole('combobox', { name: 'Investor' }), '502');
    await waitFor(async () =>
      expect((await texts()).filter((text) => text?.includes('Ottawa'))).toEqual([
        'Aug 1, 2026Ottawa semi-detachedPayment · Paid out$750.00',
        'Aug 1, 2026Ottawa semi-detachedMatures$90,000.00',
      ]),
    );
  });

  it('never shows the next payment of a loan from the list, and names the loan whose schedule has failed', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    sandbox.faults.push({ name: 'forbidden', path: '/loan/details' });
    const person = await open();
    await person.selectOptions(screen.getByRole('combobox', { name: 'Investor' }), '502');
    const part = await region();
    await waitFor(() => expect(within(part).getByRole('alert')).toHaveTextContent(/Not shown: Amounts of .*Ottawa/));
    const ottawa = (await texts()).filter((text) => text?.includes('Ottawa'));
    expect(ottawa).toEqual([
      'Aug 1, 2026Ottawa semi-detachedPayment · Paid out–',
      'Aug 1, 2026Ottawa semi-detachedMatures–',
    ]);
    sandbox.faults.length = 0;
    await person.click(within(part).getByRole('button', { name: 'Try again' }));
    await waitFor(async () =>
      expect(await texts()).toContain('Aug 1, 2026Ottawa semi-detachedPayment · Paid out$750.00'),
    );
    expect(within(part).queryByRole('alert')).toBeNull();
  });

  it('leads to the loan, and to the offer', async () => {
    await open();
    const part = await region();
    await waitFor(() =>
      expect(within(part).getByRole('link', { name: 'Townhouses in Langley, second lien' })).toHaveAttribute(
        'href',
        '/opportunities/37',
      ),
    );
    expect(within(part).getAllByRole('link', { name: 'Hamilton second mortgage' })[0]).toHaveAttribute(
      'href',
      '/overview/1042',
    );
  });

  it('lists payments without a date last, shows a choice that it does not know as it is, and leaves out the past', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    vi.spyOn(console, 'table').mockImplementation(() => undefined);
    sandbox.faults.push({ name: 'forbidden', path: '/loan/details' });
    server.use(
      http.post(`*/api${operations.portfolioActivities.path}`, async ({ request }) => {
        const body = await (await sandbox.handle(request))?.json();
        return HttpResponse.json({ ...body, data: { ...body.data, activities: [] } });
      }),
    );
    withInvestments(([fund, hamilton, foundry]) => {
      Object.assign(fund ?? {}, { next_payment_date: null });
      Object.assign(hamilton ?? {}, { next_payment_date: '2026-07-09', maturity_date: '2026-31-12' });
      Object.assign(foundry ?? {}, { distribution_option: 'in_kind' });
    });
    const person = await open();
    await person.click(await screen.findByRole('button', { name: /^Show all/ }));
    const shown = await texts();
    expect(shown).toContain('Aug 1, 2026Foundry Lane retail blockPayment · In kind–');
    expect(shown.at(-1)).toBe('Date not setNorthline MIC – Class BPayment · Reinvested$1,510.42');
    expect(shown.join()).not.toContain('Hamilton second mortgage');
  });

  it('says what is missing if a query fails, keeps the rest and tries again', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    sandbox.faults.push({ name: 'forbidden', path: '/opportunities/list' });
    const person = await open();
    const part = await region();
    expect(await within(part).findByRole('alert')).toHaveTextContent('Not shown: Offer closes.');
    expect(await texts()).toContain('Jul 15, 2026Northline MIC – Class BPayment · Reinvested$1,510.42');
    sandbox.faults.length = 0;
    await person.click(within(part).getByRole('button', { name: 'Try again' }));
    expect(await within(part).findByText('Townhouses in Langley, second lien')).toBeVisible();
    expect(within(part).queryByRole('alert')).toBeNull();
  });

  it('asks for no offers where the portal has no screen for them, as at a host without opportunities', async () => {
    const withoutOffers = { host: 'portal.example', off: { routes: ['/opportunities', '/opportunities/:id'] } };
    await openPortal('/overview', { user, shown: atHost(shown, withoutOffers) });
    await waitFor(async () => expect(await rows()).toHaveLength(5));
    const part = await region();
    await waitFor(() => expect(part.querySelector('[aria-busy="true"]')).toBeNull());
    expect(calls.map(({ path }) => path)).not.toContain(operations.opportunityList.path);
  });

  it('asks for no offers while opportunities are off for the investor', async () => {
    server.use(
      http.post(`*/api${operations.portfolioEnable.path}`, async ({ request }) => {
        const body = await (await sandbox.handle(request))?.json();
        return HttpResponse.json({ ...body, data: { ...body.data, opportunities: 0 } });
      }),
    );
    await open();
    await waitFor(async () => expect(await rows()).toHaveLength(5));
    expect(calls.map(({ path }) => path)).not.toContain(operations.opportunityList.path);
  });

  it('says so if nothing is scheduled', async () => {
    await open('empty@northline.test');
    expect(await within(await region()).findByText('Nothing is scheduled')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Add to calendar' })).toBeDisabled();
  });

  it('adds all events to a calendar as whole days whose ids stay the same', async () => {
    const person = await open();
    await screen.findByRole('button', { name: 'Show all 27' });
    await person.click(screen.getByRole('button', { name: 'Add to calendar' }));
    const first = await savedFile();
    expect(first.match(/BEGIN:VEVENT/g)).toHaveLength(27);
    expect(first).toContain('DTSTART;VALUE=DATE:20260801\r\nDTEND;VALUE=DATE:20260802');
    expect(first).toContain('UID:loan-1042-2026-08-01-interest@');
    expect(first).toContain('UID:loan-1042-2026-11-01-principal@');
    expect(first).toContain('SUMMARY:Payment · Hamilton second mortgage · Paid out · $1\\,156.25');
    expect(saveFile.mock.lastCall?.[1]).toBe('upcoming_2026-07-10.ics');

    saveFile.mockClear();
    await person.click(screen.getByRole('button', { name: 'Add to calendar' }));
    const ids = (file: string) => file.match(/UID:.*/g);
    expect(ids(await savedFile())).toEqual(ids(first));
  });

  it('writes no amounts into the calendar while they are hidden', async () => {
    const person = await open();
    await person.click(screen.getByRole('button', { name: 'Hide amounts' }));
    await waitFor(async () => expect((await texts()).join()).not.toContain('$'));
    await person.click(screen.getByRole('button', { name: 'Add to calendar' }));
    const file = await savedFile();
    expect(file).toContain('SUMMARY:Payment · Hamilton second mortgage · Paid out\r\n');
    expect(file).not.toMatch(/\$|1\\,156|••/);
  });
});
