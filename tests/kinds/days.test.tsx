import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { operations } from '../../generated/operations.ts';
import { openPortal, sentTo } from '../openPortal.tsx';
import { saidBy } from '../saidBy.ts';
import { watchSaveFile } from '../watchSaveFile.ts';
import { answerWith } from './answerWith.ts';
import { atClock } from './atClock.ts';

const saveFile = watchSaveFile();

const { TZ } = process.env;

afterEach(() => {
  if (TZ === undefined) delete process.env.TZ;
  else process.env.TZ = TZ;
});

type Row = Record<string, unknown>;

/** Answers with one opportunity and some loans. */
function answerWithTimes(offered: Row, loans: Row[]): void {
  // The answers differ from the description.
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  vi.spyOn(console, 'table').mockImplementation(() => undefined);
  answerWith('opportunityList', (data) => {
    const [opportunity] = data.opportunities as Row[];
    Object.assign(data, { opportunities: [{ ...opportunity, title: 'Offer 1', ...offered }] });
  });
  answerWith('investmentList', (data) => {
    const loan = (data.investments as Row[]).find(({ investment_type }) => investment_type === 'direct_mortgage');
    // Loans whose schedules the sandbox does not have.
    const investments = loans.map((one, at) => ({
      ...loan,
      investment_id: at,
      loan_id: at + 1,
      name: `Loan ${at + 1}`,
      ...one,
    }));
    Object.assign(data, { investments });
  });
  answerWith('portfolioActivities', (data) => Object.assign(data, { activities: [], total: 0 }));
}

const texts = (part: HTMLElement) => within(part).queryAllByRole('listitem').map(saidBy);

async function openOverview() {
  const person = await openPortal();
  await screen.findByRole('region', { name: 'Upcoming' });
  // The placeholder of a loading panel is another element.
  const upcoming = () => screen.getByRole('region', { name: 'Upcoming' });
  return { person, upcoming, attention: () => screen.getByRole('region', { name: 'Attention' }) };
}

/** The days in the saved calendar file. */
async function savedDays({ person, upcoming }: Awaited<ReturnType<typeof openOverview>>) {
  await person.click(within(upcoming()).getByRole('button', { name: 'Add to calendar' }));
  await waitFor(() => expect(saveFile).toHaveBeenCalled());
  const file = (await saveFile.mock.lastCall?.[0].text()) ?? '';
  return file.match(/(?<=DTSTART;VALUE=DATE:)\d+/g);
}

/** The reader's zone, and the day there on which the opportunity closes. */
const places: [zone: string, inFile: string][] = [
  ['Pacific/Honolulu', '20260716'],
  ['America/Toronto', '20260716'],
  ['Pacific/Auckland', '20260717'],
];

describe.each(places)('In %s', (zone, inFile) => {
  atClock();
  beforeEach(() => {
    process.env.TZ = zone;
  });

  it('a moment is on the reader’s day and a date is the day as written, on the screen and in the calendar file', async () => {
    answerWithTimes({ closes_at: '2026-07-17T03:59:59Z' }, [
      { maturity_date: '2026-08-01T00:00:00Z', next_payment_date: '2026-07-20T23:30:00-10:00' },
    ]);
    const opened = await openOverview();
    await waitFor(() =>
      expect(texts(opened.upcoming())).toEqual([
        'Loan 1Not availableMon, Jul 20, to your account',
        'Loan 1Not availableSat, Aug 1, principal due',
      ]),
    );
    await waitFor(() => expect(texts(opened.attention()).join()).toContain('Loan 1 matures on Aug 1, 2026.'));
    expect(await screen.findByRole('cell', { name: /^Aug\s1,\s2026$/ })).toBeInTheDocument();
    expect(await savedDays(opened)).toEqual([inFile, '20260720', '20260801']);
  });
});

describe.each([
  '0001-01-01',
  '0001-01-01T00:00:00Z',
  '1900-01-01 00:00:00.000',
  '9999-12-31',
  '9999-12-31T23:59:59.9999999+00:00',
  '0000-00-00',
])('%s', (none) => {
  atClock();

  it('is not a date: it is shown as unknown, and is neither upcoming nor in a calendar', async () => {
    answerWithTimes({ closes_at: none }, [
      { maturity_date: none, next_payment_date: none, next_payment_amount: null, earliest_redemption_date: none },
      { maturity_date: '2026-08-15', next_payment_date: '2026-07-20' },
    ]);
    const opened = await openOverview();
    await waitFor(() =>
      expect(texts(opened.upcoming())).toEqual([
        'Loan 2Not availableMon, Jul 20, to your account',
        'Loan 2Not availableSat, Aug 15, principal due',
      ]),
    );
    await waitFor(() => expect(texts(opened.attention()).join()).toContain('Loan 2 matures on Aug 15, 2026.'));
    expect(texts(opened.attention()).join()).not.toContain('Loan 1');
    expect(await savedDays(opened)).toEqual(['20260720', '20260815']);
    expect(await screen.findByRole('cell', { name: /^Aug\s15,\s2026$/ })).toBeInTheDocument();
    expect(screen.getByRole('row', { name: /^Loan 1/ })).toHaveTextContent('–');
    expect(document.body).not.toHaveTextContent(/9999|1900|0001/);
  });
});

describe('a list that comes whole', () => {
  atClock();

  it('is requested with the days of its range', async () => {
    Object.assign(operations.documentList, { paged: false });
    onTestFinished(() => void Object.assign(operations.documentList, { paged: true }));
    await openPortal('/documents?documents-range=3');
    const ofRange = () => sentTo(operations.documentList.path).filter(({ start_date }) => start_date === '2026-04-10');
    await waitFor(() => expect(ofRange()).not.toHaveLength(0));
    expect(ofRange().map(({ end_date, page }) => [end_date, page])).toContainEqual(['2026-07-10', undefined]);
  });
});
