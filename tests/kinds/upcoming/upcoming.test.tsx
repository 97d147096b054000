import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { describe, expect, it, vi } from 'vitest';
import { operations } from '../../../generated/operations.ts';
import { atHost } from '../../../src/config/atHost.ts';
import { balanceAt } from '../../../src/sandbox/ledger/figures.ts';
import { amount } from '../../../src/sandbox/ledger/money.ts';
import { nextPayment } from '../../../src/sandbox/ledger/nextPayment.ts';
import { seedPortfolio } from '../../../src/sandbox/ledger/portfolio.ts';
import { money } from '../../../src/values/money.ts';
import { today } from '../../day.ts';
import { calls, openPortal, sandbox, server } from '../../openPortal.tsx';
import { overviewOf } from '../../portal/overviewOf.ts';
import { saidBy } from '../../saidBy.ts';
import { users } from '../../users.ts';
import { watchSaveFile } from '../../watchSaveFile.ts';
import { atClock } from '../atClock.ts';

const saveFile = watchSaveFile();

const shown = overviewOf('upcoming');
const region = () => screen.findByRole('region', { name: 'Upcoming' });

async function open(as = users.investor, screens = shown) {
  const person = await openPortal('/overview', { user: as, shown: screens });
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
  // Long lines go on in the next.
  return ((await file?.text()) ?? '').replaceAll('\r\n ', '');
}

describe('Upcoming', () => {
  atClock();

  it('shows what was received last, then the next payment of each investment, principal apart', async () => {
    await open();
    await waitFor(async () =>
      expect(await texts()).toEqual([
        'Received$2,375.00Jul 1, Hamilton second mortgage and Foundry Lane retail block',
        'Northline MIC – Class B$1,510.42Wed, Jul 15, reinvested',
        'Hamilton second mortgage$1,156.25Sat, Aug 1, to account ••••4821',
        'Foundry Lane retail block$1,218.75Sat, Aug 1, to account ••••4821',
        'Hamilton second mortgage$150,000.00Sun, Nov 1, principal due',
      ]),
    );
  });

  it('never shows a failed payment as received, and marks what a loan past due is to pay', async () => {
    const person = await open();
    await person.selectOptions(screen.getByRole('combobox', { name: 'Investor' }), '502');
    await waitFor(async () =>
      expect(await texts()).toEqual([
        'Received$303.11Jun 15, Northline MIC – Class A',
        'Northline MIC – Class A$303.11Wed, Jul 15, to account ••••4821',
        'Ottawa semi-detached$750.00Sat, Aug 1, loan past due',
        'Ottawa semi-detached$90,000.00Sat, Aug 1, principal due',
      ]),
    );
  });

  it('links to the income of the month of the next payment', async () => {
    const person = await open(users.investor, overviewOf('upcoming', 'income'));
    const link = () => screen.getByRole('link', { name: 'All expected payments' });
    await waitFor(() => expect(link()).toHaveAttribute('href', '/overview?income-month=2026-07#income'));
    await person.click(link());
    expect(await screen.findByRole('region', { name: 'July 2026' })).toHaveTextContent('$1,510.42');
  });

  it('shows the account as soon as it is known, and keeps its rows if that fails', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    sandbox.faults.push({ name: 'forbidden', path: operations.investorAccountList.path });
    await open();
    await waitFor(async () =>
      expect(await texts()).toContain('Hamilton second mortgage$1,156.25Sat, Aug 1, to your account'),
    );
    expect(within(await region()).queryByRole('alert')).toBeNull();
  });

  it('keeps upcoming payments if the received ones fail to load, and tries again', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    let isBroken = true;
    server.use(
      http.post(`*/api${operations.portfolioActivities.path}`, async ({ request }) => {
        const { status } = JSON.parse(await request.clone().text());
        if (isBroken && status === 'cleared') return HttpResponse.json({ message: 'Closed.' }, { status: 403 });
        return sandbox.handle(request);
      }),
    );
    const person = await open();
    const part = await region();
    expect(await within(part).findByRole('alert')).toHaveTextContent('Not available: Last received payment. Closed.');
    expect((await texts())[0]).toBe('Northline MIC – Class B$1,510.42Wed, Jul 15, reinvested');
    isBroken = false;
    await person.click(within(part).getByRole('button', { name: 'Try again' }));
    await waitFor(async () => expect((await texts())[0]).toMatch(/^Received\$2,375\.00/));
    expect(within(part).queryByRole('alert')).toBeNull();
  });

  it.each([501, 502, 503])('shows for investor %i what the ledger pays next and when', async (id) => {
    const person = await open();
    await person.selectOptions(screen.getByRole('combobox', { name: 'Investor' }), String(id));
    const written = (cents: number) => money(amount(cents), 'CAD', 'en-CA');
    const expected = seedPortfolio(id, today).holdings.flatMap((holding) => {
      const next = nextPayment(holding, today);
      // The last payment of a loan returns the principal, which is listed separately.
      const isLast = holding.kind !== 'fund' && next?.date === holding.loan.maturityDate;
      const principal = isLast ? balanceAt(holding, today) : 0;
      return next ? [next.cents - principal, principal].filter(Boolean).map(written) : [];
    });
    expect(expected.length).toBeGreaterThan(1);
    await waitFor(async () => {
      const said = (await texts()).join('\n');
      for (const paid of expected.slice(0, 4)) expect(said).toContain(paid);
    });
  });

  it('never shows the next payment of a loan from the list, and names the loan whose schedule has failed', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    sandbox.faults.push({ name: 'forbidden', path: '/loan/details' });
    const person = await open();
    await person.selectOptions(screen.getByRole('combobox', { name: 'Investor' }), '502');
    const part = await region();
    await waitFor(() =>
      expect(within(part).getByRole('alert')).toHaveTextContent(/Not available: Amounts of .*Ottawa/),
    );
    const ottawa = (await texts()).filter((text) => text?.includes('Ottawa'));
    expect(ottawa).toEqual([
      'Ottawa semi-detachedNot availableSat, Aug 1, loan past due',
      'Ottawa semi-detachedNot availableSat, Aug 1, principal due',
    ]);
    sandbox.faults.length = 0;
    await person.click(within(part).getByRole('button', { name: 'Try again' }));
    await waitFor(async () => expect(await texts()).toContain('Ottawa semi-detached$750.00Sat, Aug 1, loan past due'));
    expect(within(part).queryByRole('alert')).toBeNull();
  });

  it('leads to the loan', async () => {
    await open();
    const [first] = await within(await region()).findAllByRole('link', { name: 'Hamilton second mortgage' });
    expect(first).toHaveAttribute('href', '/overview/1042');
  });

  it('lists payments without a date last, shows an unknown enum value unchanged, and leaves out the past', async () => {
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
    await open();
    const shown = await texts();
    expect(shown).toContain('Foundry Lane retail blockNot availableSat, Aug 1, In kind');
    expect(shown.at(-1)).toBe('Northline MIC – Class B$1,510.42Date not set, reinvested');
    expect(shown.join()).not.toContain('Hamilton second mortgage');
  });

  it('loads no offers if the portal has no screen for them, as at a host without opportunities', async () => {
    const withoutOpportunities = { host: 'portal.example', off: { routes: ['/opportunities', '/opportunities/:id'] } };
    await openPortal('/overview', { shown: atHost(shown, withoutOpportunities) });
    await waitFor(async () => expect(await rows()).toHaveLength(5));
    const part = await region();
    await waitFor(() => expect(part.querySelector('[aria-busy="true"]')).toBeNull());
    expect(calls.map(({ path }) => path)).not.toContain(operations.opportunityList.path);
  });

  it('loads no offers while opportunities are off for the investor', async () => {
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
    await open(users.empty);
    expect(await within(await region()).findByText('No payments to come.')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Add to calendar' })).toBeDisabled();
  });

  it('adds all upcoming events to a calendar, closing offers and days of notice too, as whole days with stable ids', async () => {
    const person = await open();
    await waitFor(async () => expect((await texts()).join()).toContain('$1,156.25'));
    await person.click(screen.getByRole('button', { name: 'Add to calendar' }));
    const first = await savedFile();
    expect(first.match(/BEGIN:VEVENT/g)).toHaveLength(28);
    expect(first.replaceAll('\r\n ', '')).toMatch(
      /SUMMARY:Notice due · Northline MIC – Class B · to redeem on Sep\s30\\,\s2026/,
    );
    expect(first).toContain('DTSTART;VALUE=DATE:20260801\r\nDTEND;VALUE=DATE:20260802');
    // Another investor in the same loan has the same payments with other amounts.
    expect(first).toContain('UID:501-loan-1042-2026-08-01-interest@');
    expect(first).toContain('UID:501-loan-1042-2026-11-01-principal@');
    expect(first).toContain('Upcoming – Tremblay Holdings Inc.');
    expect(first).toContain('SUMMARY:Payment · Hamilton second mortgage · To your account · $1\\,156.25');
    expect(saveFile.mock.lastCall?.[1]).toBe('INV-0501 upcoming 2026-07-10.ics');

    saveFile.mockClear();
    await person.click(screen.getByRole('button', { name: 'Add to calendar' }));
    const ids = (file: string) => file.match(/UID:.*/g);
    expect(ids(await savedFile())).toEqual(ids(first));
  });

  it('names the account in the calendar if the investor has several', async () => {
    const person = await open(users.mixed);
    const add = await screen.findByRole('button', { name: 'Add to calendar' });
    await waitFor(() => expect(add).toBeEnabled());
    await person.click(add);
    const file = (await savedFile()).replaceAll('\r\n ', '');
    expect(file).toContain('SUMMARY:Payment · Northline MIC – Class B\\, TFSA (registered)');
    expect(file).toContain('SUMMARY:Notice due · Northline MIC – Class A\\, Cash (taxable)');
  });

  it('adds the closing offers of every page to the calendar', async () => {
    const { path } = operations.opportunityList;
    let all: unknown[] = [];
    server.use(
      http.post(`*/api${path}`, async ({ request }) => {
        const { page } = (await request.clone().json()) as { page: number };
        const answer = await (await sandbox.handle(request))?.json();
        if (page === 1) all = answer.data.opportunities;
        const opportunities = page === 1 ? all.slice(0, 1) : all.slice(1);
        return HttpResponse.json({ ...answer, data: { ...answer.data, opportunities, last_page: 2 } });
      }),
    );
    const person = await open();
    await waitFor(async () => expect((await texts()).join()).toContain('$1,156.25'));
    // The first page once more at the end, which proves that nothing has changed meanwhile.
    await waitFor(() => expect(calls.filter((call) => call.path === path)).toHaveLength(3));
    await person.click(screen.getByRole('button', { name: 'Add to calendar' }));
    expect((await savedFile()).match(/BEGIN:VEVENT/g)).toHaveLength(28);
  });

  it('writes no amounts into the calendar while they are hidden', async () => {
    const person = await open();
    await person.click(screen.getByRole('button', { name: 'Hide amounts' }));
    await waitFor(async () => expect((await texts()).join()).not.toContain('$'));
    await person.click(screen.getByRole('button', { name: 'Add to calendar' }));
    const file = await savedFile();
    expect(file).toContain('SUMMARY:Payment · Hamilton second mortgage · To your account\r\n');
    expect(file).not.toMatch(/\$|1\\,156|••/);
  });
});
