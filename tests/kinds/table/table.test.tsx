import { screen, waitFor, within } from '@testing-library/react';
import { http } from 'msw';
import { describe, expect, it, vi } from 'vitest';
import { calls, openPortal, sandbox, server } from '../../openPortal.tsx';
import { saidBy } from '../../saidBy.ts';

const region = () => screen.findByRole('region', { name: 'Portfolio Activity' });
/** The requests of the table; those of the panels name days or a status instead of a period. */
const lastBody = () =>
  calls.filter(({ path, body }) => path === '/portfolio/activities' && body.months !== undefined).at(-1)?.body;

describe('a table section', () => {
  it('requests the page, size, period and order in the address', async () => {
    await openPortal(
      '/overview?portfolio-activity-page=3&portfolio-activity-size=5&portfolio-activity-period=12&portfolio-activity-sort=status',
    );
    expect(await within(await region()).findByText(/^11–15 of/)).toBeInTheDocument();
    expect(lastBody()).toMatchObject({ page: 3, per_page: 5, months: 12, sort_by: 'status', sort_dir: 'asc' });
  });

  it('uses the default for any other value in the address', async () => {
    await openPortal(
      '/overview?portfolio-activity-page=-1&portfolio-activity-size=1000&portfolio-activity-period=7&portfolio-activity-sort=key',
    );
    expect(await within(await region()).findByText(/^1–10 of/)).toBeInTheDocument();
    expect(lastBody()).toMatchObject({
      page: 1,
      per_page: 10,
      months: 12,
      sort_by: 'activity_date',
      sort_dir: 'desc',
    });
  });

  it('shows the first page in place of one past the end, says so, and takes it out of the address on demand', async () => {
    const person = await openPortal('/overview?portfolio-activity-page=900');
    const section = await region();
    expect(await within(section).findByText('Page “900” does not exist; showing page 1.')).toBeInTheDocument();
    expect(await within(section).findByText(/^1–10 of/)).toBeInTheDocument();
    await person.click(within(section).getByRole('button', { name: 'Dismiss' }));
    expect(location.search).toBe('');
    expect(within(section).queryByText(/does not exist/)).not.toBeInTheDocument();
  });

  it('returns to the first page when another period is chosen', async () => {
    const person = await openPortal('/overview?portfolio-activity-page=2');
    const section = await region();
    await within(section).findByText(/^11–20 of/);
    await person.selectOptions(within(section).getByRole('combobox', { name: 'Period' }), 'This Quarter');
    expect(await within(section).findByText(/^1–\d+ of/)).toBeInTheDocument();
    expect(location.search).toBe('?portfolio-activity-period=3');
  });

  it('keeps its rows until those of the next page have arrived', async () => {
    const person = await openPortal();
    const section = await region();
    await within(section).findByText(/^1–10 of/);
    const first = within(section).getAllByRole('row').map(saidBy);
    let letGo = () => {};
    const held = new Promise<void>((resolve) => {
      letGo = resolve;
    });
    server.use(http.post('*/api/portfolio/activities', () => held.then(() => undefined)));
    await person.click(within(section).getByRole('button', { name: 'Next page' }));
    expect(location.search).toBe('?portfolio-activity-page=2');
    expect(within(section).getAllByRole('row').map(saidBy)).toEqual(first);
    letGo();
    await within(section).findByText(/^11–20 of/);
    expect(within(section).getAllByRole('row').map(saidBy)).not.toEqual(first);
  });

  it.each([
    [1, 'descending', 'desc'],
    [2, 'ascending', 'asc'],
  ])('after click %i on a heading has its column in order, %s', async (clicks, order, sort_dir) => {
    const person = await openPortal();
    const section = await region();
    const heading = await within(section).findByRole('button', { name: 'Net amount' });
    for (let click = 0; click < clicks; click += 1) await person.click(heading);
    await waitFor(() => expect(lastBody()).toMatchObject({ sort_by: 'net_amount', sort_dir, page: 1 }));
    expect(heading.closest('th')).toHaveAttribute('aria-sort', order);
  });

  it('says that a page failed, keeps the choices, and on a retry shows it and keeps the focus', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    const person = await openPortal();
    const section = await region();
    await within(section).findByText(/^1–10 of/);
    sandbox.faults.push({ name: 'html', path: '/portfolio/activities' });
    await person.click(within(section).getByRole('button', { name: 'Next page' }));
    expect(await within(section).findByRole('alert')).toHaveTextContent('A web page came in place of the answer');
    expect(section).not.toHaveTextContent('Sign in to the network');
    sandbox.faults.length = 0;
    await person.click(within(section).getByRole('button', { name: 'Try again' }));
    expect(await within(section).findByText(/^11–20 of/)).toBeInTheDocument();
    expect(section).toHaveFocus();
  });

  it('finds rows by their amounts while these are hidden', async () => {
    const person = await openPortal('/overview?investments-search=fund');
    await person.click(await screen.findByRole('button', { name: 'Hide amounts' }));
    const group = await screen.findByRole('region', { name: 'Current Investment' });
    const table = await within(group).findByRole('table', { name: 'Investments' });
    const rows = () => within(table).getAllByRole('row').length - 1;
    await waitFor(() => expect(rows()).toBe(1));
    await person.clear(within(group).getByRole('searchbox'));
    await waitFor(() => expect(rows()).toBeGreaterThan(1));
    const all = rows();
    await person.type(within(group).getByRole('searchbox'), '250,000.00');
    await waitFor(() => expect(rows()).toBeLessThan(all));
    expect(rows()).toBeGreaterThan(0);
    expect(table).not.toHaveTextContent('250,000.00');
  });

  it('cuts off no text or amount, however long', async () => {
    sandbox.faults.push({ name: 'extreme', path: '/portfolio/activities' });
    await openPortal();
    const section = await region();
    await waitFor(() => expect(section).toHaveTextContent('1,000,000,000,000,000.'));
    expect(section).toHaveTextContent('שלום');
  });

  it('copies the number of a row beside its link, and stays where it is', async () => {
    const person = await openPortal();
    const [copy] = await screen.findAllByRole('button', { name: 'Copy DM-1042' });
    const section = screen.getByRole('region', { name: 'Direct Mortgage Activity' });
    expect(copy?.closest('a')).toBeNull();
    await person.click(copy as HTMLElement);
    expect(await navigator.clipboard.readText()).toBe('DM-1042');
    expect(await within(section).findByText('Copied')).toBeInTheDocument();
    expect(location.pathname).toBe('/overview');
    expect(within(section).getAllByRole('link', { name: 'DM-1042' })[0]).toHaveAttribute('href', '/overview/1042');
  });
});
