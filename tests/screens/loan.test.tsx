import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { calls, openPortal, sandbox } from '../openPortal.tsx';
import { saidBy } from '../saidBy.ts';

/** The region as it is now; its placeholder while loading is another element. */
const region = (name: string) => screen.getByRole('region', { name });
const says = (name: string, words: string) => waitFor(() => expect(region(name)).toHaveTextContent(words));

/** The value beside a name in a section. */
function shown(section: string, label: string): string | null | undefined {
  const terms = within(region(section)).getAllByRole('term');
  return saidBy(terms.find((term) => term.textContent === label)?.nextElementSibling);
}

beforeEach(() => {
  // Refusals are logged as warnings.
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
});

describe('the loan screen', () => {
  it('shows a syndicated loan with the figures of the worked example', async () => {
    await openPortal('/overview/2017');
    expect(await screen.findByRole('heading', { level: 1, name: 'Foundry Lane retail block' })).toBeVisible();
    await waitFor(() => expect(document.title).toContain('Foundry Lane retail block'));
    await says('My participation', '$150,000.00');
    expect(shown('My participation', 'Share of the loan')).toBe('12.50%');
    expect(shown('My participation', 'Monthly interest')).toBe('$1,218.75');
    await says('Security', '63.16%');
    expect(shown('Terms', 'Note rate')).toBe('11.25%');
    // Null for a loan that is only repaid at its end.
    expect(shown('Terms', 'Amortization')).toBeUndefined();
    expect(shown('Security', 'Lien')).toBe('1st');
    expect(shown('Security', 'Appraised value')).toBe('$1,900,000.00');
    expect(region('Security')).toHaveTextContent('None. This loan is repaid first.');
    expect(shown('Property', 'Address')).toBe('210 Foundry Lane\nToronto, ON, M5A 0A1\nCanada');
    expect(within(region('Property')).getByRole('img')).toHaveAccessibleName('Foundry Lane retail block, Toronto');
  });

  it('shows prior liens with their sum and the combined LTV of a junior lien', async () => {
    await openPortal('/overview/1042');
    await says('Security', 'All prior liens$420,000.00');
    expect(shown('Security', 'Lien')).toBe('2nd');
    expect(shown('Security', 'LTV, including prior liens')).toBe('67.06%');
  });

  it('shows a repaid loan as paid out, with all its payments and none to come', async () => {
    await openPortal('/overview/968');
    await says('My participation', 'Interest to date$23,780.34');
    expect(shown('The loan', 'Status')).toBe('Paid out');
    expect(shown('My participation', 'Invested')).toBe('$0.00');
    expect(shown('Servicing', 'Next payment')).toBeUndefined();
    await says('Payments', 'Totals for 20 entries');
    await says('Payment schedule', 'This loan has no scheduled payments left.');
    expect(within(screen.getByRole('main')).queryByRole('complementary')).not.toBeInTheDocument();
  });

  it('leads back to the portfolio', async () => {
    const person = await openPortal('/overview/2017');
    await screen.findByRole('heading', { level: 1, name: 'Foundry Lane retail block' });
    await person.click(within(screen.getByRole('main')).getByRole('link', { name: 'My Portfolio' }));
    await waitFor(() => expect(location.pathname).toBe('/overview'));
  });

  it('adds up the payments and names those that failed beside the sum', async () => {
    const person = await openPortal('/overview/1051');
    await person.selectOptions(await screen.findByRole('combobox', { name: 'Investor' }), '502');
    const payments = await screen.findByRole('region', { name: 'Payments' });
    await within(payments).findByText('Totals for 10 of 11 entries');
    const net = within(payments).getByText('My net', { selector: 'dt' }).parentElement;
    expect(net).toHaveTextContent(/^My net\$7,500\.00Not included: Failed \(1 payment\) \$750\.00$/);
  });

  it('copies its number with a button and confirms it', async () => {
    const person = await openPortal('/overview/2017');
    await person.click(await screen.findByRole('button', { name: 'Copy NL-2026-017' }));
    expect(await navigator.clipboard.readText()).toBe('NL-2026-017');
    expect(await within(region('The loan')).findByText(/^Copied/)).toBeVisible();
  });

  it('selects its number for copying with the keyboard if the browser forbids the button to copy', async () => {
    const person = await openPortal('/overview/2017');
    const copy = await screen.findByRole('button', { name: 'Copy NL-2026-017' });
    // As on a page over http.
    vi.spyOn(navigator, 'clipboard', 'get').mockReturnValue(undefined as never);
    await person.click(copy);
    expect(await within(region('The loan')).findByText(/^Selected/)).toBeVisible();
    expect(String(window.getSelection())).toBe('NL-2026-017');
  });

  it.each(['1051', '999999', '0', '-1', 'abc', '2017x'])('does not exist for the number %s', async (id) => {
    await openPortal(`/overview/${id}`);
    expect(await screen.findByRole('heading', { name: 'This page does not exist' })).toBeVisible();
    expect(within(screen.getByRole('main')).queryByRole('region')).not.toBeInTheDocument();
    const asked = calls.filter(({ path }) => path === '/loan/details');
    expect(asked).toHaveLength(/^[1-9]\d*$/.test(id) ? 1 : 0);
  });

  it('has a title, a heading and the way back even if the loan cannot be loaded', async () => {
    sandbox.faults.push({ name: 'forbidden', path: '/loan/details' });
    await openPortal('/overview/2017');
    expect(await screen.findByRole('alert')).toBeVisible();
    expect(screen.getByRole('heading', { level: 1, name: 'Loan' })).toBeVisible();
    expect(document.title).toMatch(/^Loan/);
    expect(within(screen.getByRole('main')).getByRole('link', { name: 'My Portfolio' })).toBeVisible();
  });

  it('requests the loan once for all its sections', async () => {
    await openPortal('/overview/2017');
    await says('Documents', 'Appraisal NL-2026-017');
    expect(calls.filter(({ path }) => path === '/loan/details')).toHaveLength(1);
  });

  it('leaves out every detail that is null and keeps its heading', async () => {
    sandbox.faults.push({ name: 'nulls', path: '/loan/details' });
    await openPortal('/overview/2017');
    expect(await screen.findByRole('heading', { level: 1, name: 'Loan' })).toBeVisible();
    await waitFor(() => expect(screen.queryByText('Note rate')).not.toBeInTheDocument());
    expect(screen.queryByText('Address')).not.toBeInTheDocument();
    expect(document.body).not.toHaveTextContent(/NaN|undefined|null|Invalid Date|\[object/);
  });
});
