import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { addMonths } from '../../src/values/calendar.ts';
import { todayHere } from '../../src/values/todayHere.ts';
import { calls, openPortal, sentTo } from '../openPortal.tsx';
import { users } from '../users.ts';

const region = () => screen.findByRole('region', { name: 'My Documents' });
const bodies = () => sentTo('/documents/files');
/** The requests for the rows; the tax year above them requests its own documents. */
const ranged = () => bodies().filter(({ start_date, per_page }) => start_date !== undefined && per_page === 10);
const choice = async (label: string) => within(await region()).findByLabelText(label);
const optionsOf = (select: HTMLElement) =>
  within(select)
    .getAllByRole('option')
    .map((option) => option.textContent);

describe('the documents', () => {
  it('are requested by the first and last day of their range', async () => {
    const person = await openPortal('/documents');
    await within(await region()).findByText(/^1–10 of/);
    expect(ranged().at(-1)).toMatchObject({ start_date: addMonths(todayHere(), -120), end_date: todayHere() });
    await person.selectOptions(await choice('Range'), 'Last Six Months');
    await waitFor(() => expect(ranged().at(-1)).toMatchObject({ start_date: addMonths(todayHere(), -6) }));
    expect(location.search).toBe('?documents-range=6');
  });

  it('offer a custom range that starts from the days shown', async () => {
    const person = await openPortal('/documents?documents-range=3');
    await person.selectOptions(await choice('Range'), 'Custom');
    expect(await choice('From')).toHaveValue(addMonths(todayHere(), -3));
    expect(await choice('To')).toHaveValue(todayHere());
  });

  it('are not requested if the last day is before the first, and the field says so', async () => {
    await openPortal('/documents?documents-range=custom&documents-from=2026-03-01&documents-to=2026-02-01');
    expect(await choice('To')).toHaveAccessibleDescription('This is before the first day.');
    expect(within(await region()).getByText('Choose a first and a last day')).toBeVisible();
    expect(within(await region()).queryByRole('button', { name: /^Download all/ })).not.toBeInTheDocument();
    // The options of the filters do not depend on the days.
    expect(bodies().filter(({ start_date }) => start_date === '2026-03-01')).toEqual([]);
  });

  it('are requested again once both days are set', async () => {
    const person = await openPortal('/documents?documents-range=custom&documents-from=2026-03-01');
    expect(await choice('To')).toHaveAccessibleDescription('Please enter a date.');
    await person.type(await choice('To'), '2026-04-30');
    await waitFor(() => expect(ranged().at(-1)).toMatchObject({ start_date: '2026-03-01', end_date: '2026-04-30' }));
    expect(location.search).toContain('documents-to=2026-04-30');
  });

  it('can be narrowed to a type, each with its count, and to a fund only if there are several', async () => {
    const person = await openPortal('/documents');
    await within(await region()).findByText(/^1–10 of 88/);
    expect(optionsOf(await choice('Type'))).toEqual(
      expect.arrayContaining(['All', 'Investor statement (30)', 'T5 (2)', 'Loan document (15)']),
    );
    expect(within(await region()).queryByLabelText('Fund')).toBeNull();
    expect(within(await region()).queryByLabelText('Tax year')).toBeNull();
    await person.selectOptions(await choice('Type'), 'T5 (2)');
    expect(await within(await region()).findByText('1–2 of 2')).toBeVisible();
    expect(ranged().at(-1)).toMatchObject({ documenttype: 't5' });
  });

  it('are narrowed by an address only to values that the first answer offers', async () => {
    await openPortal('/documents?documents-micid=12&documents-documenttype=gift');
    expect(await within(await region()).findByText('Type “gift” does not exist; showing All.')).toBeVisible();
    expect(await within(await region()).findByText('1–10 of 88')).toBeVisible();
    expect(within(await region()).getByLabelText('Fund')).toHaveValue('12');
    for (const body of ranged()) expect(body).not.toHaveProperty('documenttype');
    expect(ranged().at(-1)).toMatchObject({ micid: 12 });
  });

  it.each([
    ['saved', 'Download Account statement June 2026'],
    ['opened and closed', 'Account statement June 2026'],
  ])('are marked as new until they have been %s', async (_, name) => {
    vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:portal');
    vi.spyOn(URL, 'revokeObjectURL').mockReturnValue();
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue();
    const person = await openPortal('/documents?documents-search=june');
    const row = async () =>
      within(await region()).findByRole('row', { name: /^Jul\s1,\s2026 Account statement June 2026/ });
    expect(await row()).toHaveTextContent('New');
    await person.click(await screen.findByRole('button', { name }));
    await waitFor(() => expect(sentTo('/documents/get')).toHaveLength(1));
    await person.keyboard('{Escape}');
    await waitFor(async () => expect(await row()).not.toHaveTextContent('New'));
    const { body } = calls.find(({ path }) => path === '/documents/get') ?? {};
    expect(body).toMatchObject({
      documenttype: 'investor_statement',
      micid: 12,
      search: 'june',
      end_date: todayHere(),
    });
  });

  it('say that there are none yet, and offer no download', async () => {
    await openPortal('/documents', { user: users.empty });
    expect(await within(await region()).findByText('No documents yet')).toBeVisible();
    expect(await within(await region()).findByRole('button', { name: 'Download all documents' })).toBeDisabled();
  });
});
