import { screen, waitFor, within } from '@testing-library/react';
import ical from 'ical.js';
import { describe, expect, it, vi } from 'vitest';
import portal from '../portal.config.ts';
import { users } from '../src/sandbox/data/users.ts';
import { documentsOf } from '../src/sandbox/documents/catalogue.ts';
import { LARGE_INVESTOR } from '../src/sandbox/ledger/largeInvestor.ts';
import type { CalendarDate } from '../src/values/calendar.ts';
import { date, nearDay } from '../src/values/date.ts';
import { today } from './day.ts';
import { everyone, everyoneSmall, investorOf, openAs, type Person, settled, written } from './everyInvestor.tsx';
import { aheadInLedger, availableInLedger, type LedgerPayment, missedInLedger } from './figures/aheadInLedger.ts';
import { receivedInLedger } from './figures/receivedInLedger.ts';
import { taxInLedger } from './figures/taxInLedger.ts';
import { cardsInLedger, investedInLedger, investedTotals } from './figures/totalsInLedger.ts';
import { WorkerHere } from './files/export/workerHere.ts';
import { atClock } from './kinds/atClock.ts';
import { calls, openPortal } from './openPortal.tsx';
import { saidBy } from './saidBy.ts';
import { watchSaveFile } from './watchSaveFile.ts';

const saveFile = watchSaveFile();

/** The last of the sixty days for which Attention lists maturities and notices. */
const soon = '2026-09-08';

const region = (name: string) => screen.getByRole('region', { name });
const texts = (name: string) => within(region(name)).queryAllByRole('listitem').map(saidBy);
const plain = (written: string) => written.replaceAll('\u00a0', ' ');
const day = (value: string) => plain(date(value, 'en-CA'));
const weekday = (value: CalendarDate) => plain(nearDay(value, 'en-CA', today, 'short'));
const moneyOf = ({ cents, currency }: LedgerPayment) => written(cents, currency);

/** The events of the calendar file that Upcoming saves, each with its day. */
async function calendarOf(person: Person) {
  saveFile.mockClear();
  await person.click(within(region('Upcoming')).getByRole('button', { name: 'Add to calendar' }));
  await waitFor(() => expect(saveFile).toHaveBeenCalled());
  const written = (await saveFile.mock.lastCall?.[0].text()) ?? '';
  return new ical.Component(ical.parse(written)).getAllSubcomponents('vevent').map((event) => {
    const property = (name: string) => String(event.getFirstPropertyValue(name));
    return `${property('dtstart')} ${plain(property('summary'))}`;
  });
}

/** Expects each payment with its day, investment and amount, and no others. */
function expectCalendar(events: readonly string[], payments: readonly LedgerPayment[]) {
  const left = events.filter((event) => !/Offer closes|Notice due/.test(event));
  for (const payment of payments) {
    const place = left.findIndex(
      (event) =>
        event.startsWith(`${payment.date} `) && event.includes(payment.name) && event.endsWith(moneyOf(payment)),
    );
    expect(place, `${payment.date} ${payment.name} ${payment.kind}`).not.toBe(-1);
    left.splice(place, 1);
  }
  expect(left).toEqual([]);
}

/** The box of each slip that reports interest, with its currency. */
const incomeBoxes: Partial<Record<string, { box: string; currency: string }>> = {
  t5: { box: '13', currency: 'CAD' },
  rl3: { box: 'D', currency: 'CAD' },
  nr4: { box: '16', currency: 'CAD' },
  form_1099_int: { box: '1', currency: 'USD' },
};

/** The next payment of each kind for each investment. */
const nextOf = (payments: readonly LedgerPayment[]) =>
  payments.filter(({ date: due, ...one }) => {
    const first = payments.find(({ name, kind }) => name === one.name && kind === one.kind);
    return due === first?.date;
  });

describe('Every investor', () => {
  atClock();

  it.each(everyone)('$id sees the sums of the ledger, with the same breakdown of each card', async (one) => {
    const person = await openAs(one, '/overview', 'overview');
    const { cents: invested, currency: own } = investedInLedger(one.id, today);
    expect(screen.getByRole('article', { name: 'Currently invested' })).toHaveTextContent(written(invested, own));
    for (const [name, lines] of Object.entries(cardsInLedger(one.id, today))) {
      const card = screen.getByRole('article', { name });
      await person.click(within(card).getByRole('button', { name: 'Breakdown' }));
      const breakdown = await screen.findByRole('region', { name: `Breakdown of ${name}` });
      const shown = within(breakdown)
        .getAllByRole('term')
        .map((term) => `${saidBy(term)} ${saidBy(term.nextElementSibling)?.replace('minus ', '')}`);
      const amounts = lines.map(({ label, cents, currency }) => `${label} ${written(cents, currency)}`);
      expect(shown.slice(0, amounts.length), name).toEqual(amounts);
      expect(breakdown).not.toHaveTextContent('differ');
    }
  });

  it.each(everyone)(
    '$id sees under Attention every missed payment of the ledger and all money soon available',
    async (one) => {
      const person = await openAs(one, '/overview', 'attention', 'reminders');
      const [missed, available] = [missedInLedger(one.id, today), availableInLedger(one.id, today)];
      const part = within(document.getElementById('reminders') as HTMLElement);
      const more = part.queryByRole('button', { name: /more$/ });
      if (more) await person.click(more);
      const alerts = missed.length > 0 ? texts('Attention') : [];
      const said = part.getAllByRole('listitem').map(saidBy).join(' ');
      const occurrences = (words: string) => said.split(words).length - 1;

      expect(alerts).toHaveLength(missed.length);
      for (const { name, days, since, cents } of missed) {
        const alert = alerts.find((text) => text?.includes(`${name} is ${days} days past due.`));
        expect(alert).toContain(day(since));
        expect(alert).toContain(written(cents, 'CAD'));
      }
      const state = document.querySelector('[data-payments]')?.getAttribute('data-payments');
      expect(state === 'due').toBe(missed.length > 0);
      expect(state === 'fine').toBe(missed.length === 0 && available.length > 0);

      const maturing = available.filter(({ askBy, day: at }) => !askBy && at <= soon);
      for (const { name, day: at } of maturing) expect(said).toContain(`${name} matures on ${day(at)}.`);
      expect(occurrences('matures on')).toBe(new Set(maturing.map(({ loanId }) => loanId)).size);

      const noticed = available.filter(({ askBy }) => askBy && askBy >= today && askBy <= soon);
      for (const { name, day: at, askBy = '' } of noticed) {
        expect(said).toMatch(new RegExp(`Give notice by ${day(askBy)} to redeem [^.]*${name}[^.]* on ${day(at)}\\.`));
      }
      expect(occurrences('to redeem')).toBe(new Set(noticed.map(({ day: at, askBy }) => `${at} ${askBy}`)).size);
    },
  );

  it.each(everyoneSmall)(
    '$id sees the last and next payments of the ledger under Upcoming, and saves all of them there',
    async (one) => {
      const person = await openAs(one, '/overview', 'upcoming', 'income');
      const payments = aheadInLedger(one.id, today);
      const rows = (state: string) =>
        [...region('Upcoming').querySelectorAll(`[data-state="${state}"]`)].map((row) => saidBy(row) ?? '');

      const received = receivedInLedger(one.id, today);
      expect(rows('received')).toHaveLength(received.length);
      for (const { cents, currency, date: paid, names } of received) {
        const row = rows('received').find((text) => text.includes(written(cents, currency)));
        expect(row).toContain(day(paid).replace(', 2026', ''));
        for (const name of names.slice(0, 2)) expect(row).toContain(name);
      }

      const isOwn = ({ kind }: LedgerPayment) => kind === 'deposit';
      const others = nextOf(payments.filter((one) => !isOwn(one))).slice(0, 4);
      // Of the investor's own money on its way, none is left out.
      const coming = payments.filter((one) => isOwn(one) || others.includes(one));
      // A phone shows only these.
      expect(rows('next')).toHaveLength(coming.filter(({ date }) => date === coming[0]?.date).length);
      const left = [...rows('next'), ...rows('later')];
      expect(left).toHaveLength(coming.length);
      const drawn = coming.filter((payment) => {
        const said = [payment.name, moneyOf(payment), day(payment.date).replace(', 2026', '')];
        const place = left.findIndex((row) => said.every((words) => row.includes(words)));
        if (place >= 0) left.splice(place, 1);
        return place >= 0;
      });
      expect(left).toEqual([]);
      expect(drawn.map((payment) => payment.date)).toEqual(coming.map((payment) => payment.date));

      if (payments.length === 0) return;
      expectCalendar(await calendarOf(person), payments);
    },
  );

  it.each(everyoneSmall)(
    '$id sees for each holding the day on which its money is available according to the ledger',
    async (one) => {
      await openAs(one, '/overview', 'current-investment');
      const available = availableInLedger(one.id, today);
      const rows = within(region('Current Investment')).queryAllByRole('row').map(saidBy);
      for (const { name, day: at } of available) {
        const own = rows.filter((row) => row?.startsWith(name));
        expect(own).toHaveLength(available.filter((other) => other.name === name).length);
        for (const row of own) expect(row).toContain(day(at));
      }
      expect(rows).toHaveLength(available.length === 0 ? 0 : available.length + 1);
    },
  );

  const loansOf = (id: number) =>
    [...new Set(availableInLedger(id, today).flatMap(({ loanId }) => loanId ?? []))].map((loanId) => ({ id, loanId }));

  it.each(everyoneSmall.flatMap(({ id }) => loansOf(id)))(
    '$id sees on the screen of loan $loanId its next payment, its principal with its date, and what is past due',
    async ({ id, loanId }) => {
      const one = everyone.find((other) => other.id === id);
      if (!one) throw new Error('Nobody sees this investor.');
      // The first investor of the user may have no part in the loan, which is logged as a warning.
      vi.spyOn(console, 'warn').mockImplementation(() => undefined);
      await openAs(one, `/overview/${loanId}`);
      const holding = availableInLedger(id, today).find((other) => other.loanId === loanId);
      const own = aheadInLedger(id, today).filter(({ name }) => name === holding?.name);
      const fact = (part: HTMLElement, label: string) =>
        saidBy(within(part).getByText(label, { selector: 'dt' }).nextElementSibling);
      const isOf = (wanted: LedgerPayment['kind']) => (payment: LedgerPayment) => payment.kind === wanted;
      const [interest, principal] = [own.find(isOf('interest')), own.findLast(isOf('principal'))];
      const missed = missedInLedger(id, today).find((other) => other.loanId === loanId);
      const alert = screen.queryByRole('complementary', { name: /missed|past due/ });
      expect(alert === null).toBe(missed === undefined);
      if (!missed || !alert) {
        expect(fact(region('The loan'), 'Next payment')).toBe(interest && moneyOf(interest));
        expect(saidBy(screen.getByText(/^At maturity, on/))).toContain(day(principal?.date ?? ''));
        expect(principal?.date).toBe(holding?.day);
        return;
      }
      const title = alert.getAttribute('aria-label')?.replace(/\s/g, ' ');
      expect(title).toContain(written(missed.cents, 'CAD'));
      expect(title).toMatch(new RegExp(`missed: ${missed.days} days past due$`));
      expect(saidBy(within(region('The loan')).getByText(/^due to you by/))).toContain(day(principal?.date ?? ''));
    },
  );

  it.each(everyone)('$id finds every document, and for 2025 the slips and files of the ledger', async (one) => {
    const person = await openAs(one, '/documents');
    const documents = documentsOf(investorOf(one.id), today);
    const every = await screen.findByRole('button', { name: /^Download all/ });
    await settled();
    if (documents.length === 0) {
      expect(every).toBeDisabled();
      return;
    }
    expect(saidBy(every)).toBe(`Download all ${documents.length.toLocaleString('en-CA')}`);

    const slips = documents.filter(({ tax_year }) => tax_year === 2025);
    const region = screen.queryByRole('region', { name: 'Tax year 2025' });
    if (!region) return expect(slips).toEqual([]);
    const part = within(region);
    const lists = [...region.querySelectorAll('dl[aria-label]')].map(saidBy);
    expect(lists).toHaveLength(slips.length);
    for (const [index, { documenttype }] of slips.entries()) {
      const { box = '', currency = '' } = incomeBoxes[documenttype] ?? {};
      const { reported } = taxInLedger(one.id, 2025, currency, today);
      expect(lists[index]).toContain(`, box ${box}${written(reported, currency)}`);
    }
    expect(part.getAllByText(/^Matches the/)).toHaveLength(slips.length);
    for (const currency of new Set(slips.map(({ documenttype }) => incomeBoxes[documenttype]?.currency ?? ''))) {
      const { paid, reinvested, paidLater, earnedBefore, withheld, reported } = taxInLedger(
        one.id,
        2025,
        currency,
        today,
      );
      expect(paid + reinvested + paidLater - earnedBefore + withheld).toBe(reported);
      expect(region).toHaveTextContent(plain(`2025${written(paid + reinvested, currency)}`));
    }
    expect(part.queryByText(/add up|No statement covers/)).toBeNull();

    const ofYear = documents.filter(({ tax_year, period_end_date: end, issued_date: issued }) =>
      tax_year === null ? (end ?? issued).startsWith('2025') : tax_year === 2025,
    );
    expect(part.getByText(/ files, about /)).toHaveTextContent(
      `${(ofYear.length + 1).toLocaleString('en-CA')} files, about `,
    );
    if (one.id === LARGE_INVESTOR) return; // It would only take minutes.
    calls.length = 0;
    saveFile.mockClear();
    vi.stubGlobal('Worker', WorkerHere);
    await person.click(part.getByRole('button', { name: 'Download everything for 2025' }));
    await waitFor(() => expect(saveFile).toHaveBeenCalledOnce());
    const asked = calls.filter(({ path }) => path === '/documents/get').map(({ body }) => body.key);
    expect(asked.toSorted()).toEqual(ofYear.map(({ key }) => key).toSorted());
  });
});

describe('All investors', () => {
  atClock();

  it.each(users.filter(({ investor_ids }) => investor_ids.length > 1))(
    'shows $email the figures of the ledger for each investor, and their sum in each currency',
    async ({ email: user, investor_ids }) => {
      const person = await openPortal('/contact-us', { user, shown: portal });
      await screen.findByRole('combobox', { name: 'Investor' });
      await person.click(screen.getByRole('button', { name: /^All investors/ }));
      const dialog = await screen.findByRole('dialog', { name: 'All investors' });
      await waitFor(() => expect(dialog.querySelector('[aria-busy="true"]')).toBeNull());

      const rows = within(dialog).getAllByRole('listitem').map(saidBy);
      expect(rows).toHaveLength(investor_ids.length);
      const held = investor_ids.map((id) =>
        Object.fromEntries(
          investedTotals(id, today).flatMap(({ label, cents, currency }) =>
            label === 'Invested' ? [[currency, cents]] : [],
          ),
        ),
      );
      for (const [index, id] of investor_ids.entries()) {
        const row = rows.find((text) => text?.startsWith(investorOf(id).name));
        for (const [currency, cents] of Object.entries(held[index] ?? {}))
          expect(row).toContain(written(cents, currency));
        const missed = missedInLedger(id, today);
        for (const { name, days } of missed) expect(row).toContain(`${name} is ${days} days past due.`);
        expect(/failed|past due/.test(row ?? ''), row).toBe(missed.length > 0);
      }

      const payments = investor_ids.flatMap((id) => aheadInLedger(id, today));
      const totals = [...dialog.querySelectorAll('dl')].map(saidBy);
      const currencies = [...new Set(held.flatMap((one) => Object.keys(one)))];
      expect(totals).toHaveLength(currencies.length);
      for (const [index, currency] of currencies.entries()) {
        const sum = held.reduce((all, one) => all + (one[currency] ?? 0), 0);
        expect(totals[index]).toContain(`${written(sum, currency)} ${currency}`);
        const dueOn = (kind: LedgerPayment['kind']) => {
          const own = payments.filter((one) => one.kind === kind && one.currency === currency && one.date >= today);
          return [...new Set(own.map((one) => one.date))].sort().map((date) => ({
            date,
            cents: own.filter((one) => one.date === date).reduce((all, one) => all + one.cents, 0),
          }));
        };
        for (const { date: due, cents } of dueOn('interest').slice(0, 2)) {
          expect(totals[index]).toMatch(
            new RegExp(`: ${weekday(due)}[^:]*${written(cents, currency).replace('$', '\\$')}`),
          );
        }
        for (const { date: due, cents } of dueOn('principal').slice(0, 1)) {
          expect(totals[index]).toContain(`Principal: ${weekday(due)}`);
          expect(totals[index]).toContain(written(cents, currency));
        }
      }
    },
  );
});
