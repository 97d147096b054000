import { screen, waitFor, within } from '@testing-library/react';
import ical from 'ical.js';
import { describe, expect, it } from 'vitest';
import portal from '../portal.config.ts';
import { date } from '../src/format/date.ts';
import { money } from '../src/format/money.ts';
import { users } from '../src/sandbox/data/users.ts';
import { LARGE_INVESTOR } from '../src/sandbox/ledger/largeInvestor.ts';
import { amount } from '../src/sandbox/ledger/money.ts';
import { openPortal } from './openPortal.tsx';
import { withOverview } from './portal/overviewOf.ts';
import { aheadInLedger, availableInLedger, type LedgerPayment, missedInLedger } from './portfolio/aheadInLedger.ts';
import { saidBy } from './saidBy.ts';
import { atClock } from './sections/atClock.ts';
import { watchSaveFile } from './watchSaveFile.ts';

const saveFile = watchSaveFile();

type Person = Awaited<ReturnType<typeof openPortal>>;

const today = '2026-07-10';
/** The last day of the sixty whose maturities and notices Attention names. */
const soon = '2026-09-08';

const everyone = users.flatMap(({ email: user, investor_ids }) =>
  investor_ids.map((id, index) => ({ user, id, isFirst: index === 0 })),
);
/** The large investor has more loans than are asked for their schedules. */
const whole = everyone.filter(({ id }) => id !== LARGE_INVESTOR);

const region = (name: string) => screen.getByRole('region', { name });
const texts = (name: string) => within(region(name)).queryAllByRole('listitem').map(saidBy);
const plain = (written: string) => written.replaceAll('\u00a0', ' ');
const day = (value: string) => plain(date(value, 'en-CA'));
const moneyOf = ({ cents, currency }: Pick<LedgerPayment, 'cents' | 'currency'>) =>
  plain(money(amount(cents), currency, 'en-CA'));

/** Opens these sections of the product's overview as an investor, and waits until nothing is awaited. */
async function open({ user, id, isFirst }: (typeof everyone)[number], ...sections: string[]): Promise<Person> {
  const address = sections.includes('income') ? '/overview#income' : '/overview';
  const person = await openPortal(address, { user, shown: withOverview(portal, sections) });
  if (!isFirst) await person.selectOptions(await screen.findByRole('combobox', { name: 'Investor' }), String(id));
  await screen.findAllByRole('region');
  await waitFor(() => expect(document.querySelector('[aria-busy="true"]')).toBeNull());
  return person;
}

async function showAll(person: Person, name: string) {
  const more = within(region(name)).queryByRole('button', { name: /^Show all/ });
  if (more) await person.click(more);
}

/** The events of the file that a section saves, each with its day. */
async function calendarOf(person: Person, name: string) {
  saveFile.mockClear();
  await person.click(within(region(name)).getByRole('button', { name: 'Add to calendar' }));
  await waitFor(() => expect(saveFile).toHaveBeenCalled());
  const written = (await saveFile.mock.lastCall?.[0].text()) ?? '';
  return new ical.Component(ical.parse(written)).getAllSubcomponents('vevent').map((event) => {
    const property = (name: string) => String(event.getFirstPropertyValue(name));
    return `${property('dtstart')} ${plain(property('summary'))}`;
  });
}

/** A file has each payment with its day, its investment and its amount, and no other. */
function expectCalendar(events: readonly string[], payments: readonly LedgerPayment[]) {
  const left = events.filter((event) => !event.includes('Offer closes'));
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

function labelOf({ kind, isReinvested, date: due, name }: LedgerPayment, investor: number) {
  if (kind === 'deposit') return 'Deposit';
  if (kind === 'interest') return `Payment · ${isReinvested ? 'Reinvested' : 'Paid out'}`;
  const isLast = availableInLedger(investor, today).some((one) => one.name === name && one.day === due);
  return isLast ? 'Matures' : 'Principal';
}

/** As a screen reader says it: a minus sign alone may be left out. */
const spoken = (payment: LedgerPayment) => `${payment.cents < 0 ? 'minus ' : ''}${moneyOf(payment)}`;

describe('Every investor', () => {
  atClock();

  it.each(everyone)(
    '$id is told by Attention what the ledger missed, and of all money that is soon available',
    async (one) => {
      const person = await open(one, 'attention');
      const [missed, available] = [missedInLedger(one.id, today), availableInLedger(one.id, today)];
      await showAll(person, 'Attention');
      const lines = texts('Attention');
      const said = lines.join(' ');
      const occurrences = (words: string) => said.split(words).length - 1;

      expect(occurrences('behind on payments')).toBe(missed.length);
      for (const { name, days, since, cents } of missed) {
        const line = lines.find((text) => text?.includes(`${name} is ${days} days behind`));
        expect(line).toContain(day(since));
        expect(line).toContain(moneyOf({ cents, currency: 'CAD' }));
      }
      expect(occurrences('All payments are up to date.')).toBe(missed.length === 0 && available.length > 0 ? 1 : 0);

      const maturing = available.filter(({ askBy, day: at }) => !askBy && at <= soon);
      for (const { name, day: at } of maturing) expect(said).toContain(`${name} matures on ${day(at)}.`);
      expect(occurrences('matures on')).toBe(new Set(maturing.map(({ loanId }) => loanId)).size);

      const noticed = available.filter(({ askBy }) => askBy && askBy >= today && askBy <= soon);
      for (const { name, day: at, askBy = '' } of noticed) {
        expect(said).toMatch(new RegExp(`To redeem [^.]*${name}[^.]* on ${day(at)}, give notice by ${day(askBy)}\\.`));
      }
      expect(occurrences('To redeem')).toBe(new Set(noticed.map(({ day: at, askBy }) => `${at} ${askBy}`)).size);
    },
  );

  it.each(whole)(
    '$id sees as Upcoming each payment of the ledger, and saves the same there and in Income',
    async (one) => {
      const person = await open(one, 'upcoming', 'income');
      await showAll(person, 'Upcoming');
      const payments = aheadInLedger(one.id, today);
      const expected = payments.map((payment) =>
        [day(payment.date), payment.name, labelOf(payment, one.id), spoken(payment)].join(''),
      );
      const shown = texts('Upcoming').filter((text) => !text?.endsWith('Offer closes'));
      expect(shown.sort()).toEqual(expected.sort());
      if (payments.length === 0) return;
      expectCalendar(await calendarOf(person, 'Upcoming'), payments);
      const income = payments.filter(({ kind }) => kind !== 'deposit');
      expectCalendar(await calendarOf(person, 'Income'), income);
    },
  );

  it.each(whole)('$id sees of each holding the day on which the ledger makes its money available', async (one) => {
    await open(one, 'current-investment');
    const available = availableInLedger(one.id, today);
    const rows = within(region('Current Investment')).queryAllByRole('row').map(saidBy);
    for (const { name, day: at } of available) {
      const own = rows.filter((row) => row?.startsWith(name));
      expect(own).toHaveLength(available.filter((other) => other.name === name).length);
      for (const row of own) expect(row).toContain(day(at));
    }
    expect(rows).toHaveLength(available.length === 0 ? 0 : available.length + 1);
  });
});
