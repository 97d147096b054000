import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { describe, expect, it, vi } from 'vitest';
import type { Schema } from '../../src/sandbox/schema.ts';
import { atClock } from '../kinds/atClock.ts';
import { openPortal, sandbox, server } from '../openPortal.tsx';
import { saidBy } from '../saidBy.ts';
import { users } from '../users.ts';

const taxYear = () => screen.findByRole('region', { name: 'Tax year 2025' });
/** The rows of the income table, once it has loaded. */
async function incomeRows() {
  const table = await within(await taxYear()).findByRole('table', { name: /^Where the/ });
  return within(table).getAllByRole('row').slice(1).map(saidBy);
}

type File = Schema<'DocumentFile'>;

/** Makes the sandbox answer with changed documents. */
function withFiles(change: (file: File) => File[]) {
  server.use(
    http.post('*/documents/files', async ({ request }) => {
      const answer = await (await sandbox.handle(request))?.json();
      return HttpResponse.json({ ...answer, data: { ...answer.data, files: answer.data.files.flatMap(change) } });
    }),
  );
}

/** Changes the slip of 2025. */
const withSlip = (change: Partial<Schema<'TaxSummary'>>) =>
  withFiles((file) => {
    const isOf2025 = file.tax_year === 2025 && file.tax_summary;
    return isOf2025 ? [{ ...file, tax_summary: { ...file.tax_summary, ...change } as Schema<'TaxSummary'> }] : [file];
  });

describe('The tax year', () => {
  atClock();

  it('shows the latest year with slips, with boxes named as on the form, the largest amount first and zeros together', async () => {
    await openPortal('/documents');
    const part = await taxYear();
    await incomeRows();
    expect(part).toHaveTextContent('1 slip, issued Feb 20, 2026, for Tremblay Holdings Inc.');
    const boxes = [...part.querySelectorAll('dl[aria-label="T5"] > div')].map((box) => saidBy(box as HTMLElement));
    expect(boxes).toEqual(['Interest from Canadian sources, box 13$43,645.38', '3 other boxes$0.00']);
    expect(within(part).getByRole('button', { name: 'Open T5' })).toBeVisible();
  });

  it('says which investments the income comes from, and that it matches the slip to the cent', async () => {
    await openPortal('/documents');
    expect(await incomeRows()).toEqual([
      'Northline MIC – Class B12$16,402.54$0.00$16,402.54',
      'Hamilton second mortgage DM-104212$15,375.00$1,500.00$13,875.00',
      'London duplex DM-096811$14,634.51$1,266.67$13,367.84',
      'Total35$46,412.05$2,766.67$43,645.38',
    ]);
    expect(within(await taxYear()).getByText('Matches the T5 to the cent')).toBeVisible();
  });

  it('calculates the amount on the slip from the payments of the year', async () => {
    await openPortal('/documents');
    await incomeRows();
    const steps = (await taxYear()).querySelectorAll('dl:not([aria-label]) > div');
    expect([...steps].map((step) => saidBy(step as HTMLElement))).toEqual([
      'Paid or reinvested, Jan 1 to Dec 31, 2025$45,047.43',
      'Plus: earned for December 2025, paid in January 2026$2,565.65',
      'Less: earned for December 2024, paid in January 2025minus −$3,967.70',
      'On the T5 for 2025$43,645.38',
    ]);
  });

  it('says by how much the payments differ from the slip, and links to the team', async () => {
    withSlip({ boxes: { '13': 43_645.48 } });
    await openPortal('/documents');
    await incomeRows();
    const part = within(await taxYear());
    expect(part.getByText('$0.10 apart from the T5.')).toBeVisible();
    expect(part.getByRole('link', { name: 'Ask about it' })).toHaveAttribute(
      'href',
      expect.stringContaining('Inquiry'),
    );
    expect(part.queryByText(/^Matches/)).toBeNull();
  });

  it('gives no verdict on a slip that cannot be compared, and calls a box without a name by its number', async () => {
    withSlip({ slip_type: 'schedule_k1', boxes: { '5': 100, '99': 7 } });
    await openPortal('/documents');
    await incomeRows();
    const part = await taxYear();
    expect(part).toHaveTextContent('Interest income, box 5$100.00Box 99$7.00');
    expect(within(part).queryByText(/Matches|apart/)).toBeNull();
    expect(within(part).queryByText(/^From the payments/)).toBeNull();
  });

  it('says that a slip is expected, without a date', async () => {
    withSlip({ status: 'expected', issued_date: null, boxes: {} });
    await openPortal('/documents');
    await within(await taxYear()).findByText('T5 expected');
    expect(within(await taxYear()).queryByRole('button', { name: 'Open T5' })).toBeNull();
  });

  it('has boxes and a verdict for each slip, and names investments held in a registered plan', async () => {
    await openPortal('/documents', { user: users.mixed });
    const part = await taxYear();
    await within(part).findAllByRole('table');
    expect([...part.querySelectorAll('dl[aria-label]')].map((list) => list.getAttribute('aria-label'))).toEqual(
      within(part)
        .getAllByRole('button', { name: /^Open / })
        .map((button) => button.textContent?.replace('Open ', '')),
    );
    expect(within(part).getAllByText(/^Matches the/).length).toBeGreaterThan(1);
    expect(part).toHaveTextContent(/Not on a slip, since it is held in a registered plan: .*TFSA/);
  });

  it('opens an earlier year from its row', async () => {
    const person = await openPortal('/documents');
    const row = (await screen.findByText('$23,791.62')).closest('li')?.parentElement?.closest('li') as HTMLElement;
    expect(row).toHaveTextContent('2024T5$23,791.62issued Feb 20, 2025');
    await person.click(within(row).getByRole('button', { name: 'Tax year 2024' }));
    expect(await within(row).findByText('Matches the T5 to the cent')).toBeVisible();
  });

  it('says that a statement is missing or does not add up to its closing balance', async () => {
    withFiles((file) => {
      if (file.name === 'Account statement March 2025') return [];
      const { statement_summary: summary } = file;
      const isWrong = summary && file.name === 'Account statement June 2025';
      return isWrong ? [{ ...file, statement_summary: { ...summary, contributions_amount: 0.01 } }] : [file];
    });
    await openPortal('/documents');
    const part = within(await taxYear());
    expect(await part.findByText('No statement covers Mar 1, 2025 to Mar 31, 2025.')).toBeVisible();
    expect(part.getByText(/^Account statement June 2025: .*\$525,000\.01/)).toBeVisible();
  });

  it('is not shown to an investor without slips', async () => {
    await openPortal('/documents', { user: users.empty });
    await screen.findByText('No documents yet');
    await waitFor(() => expect(screen.queryByRole('region', { name: /^Tax year/ })).toBeNull());
  });

  it('says that its slips could not be loaded, and shows them after another try', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    let isBroken = true;
    server.use(
      http.post('*/documents/files', async ({ request }) => {
        const { tax_year } = (await request.clone().json()) as { tax_year?: number };
        if (tax_year === 2025 && isBroken) return HttpResponse.json({ message: 'Not now.' }, { status: 403 });
        return sandbox.handle(request);
      }),
    );
    const person = await openPortal('/documents');
    expect(await within(await taxYear()).findByRole('alert')).toHaveTextContent('Not now.');
    isBroken = false;
    await person.click(within(await taxYear()).getByRole('button', { name: 'Try again' }));
    expect(await within(await taxYear()).findByRole('button', { name: 'Open T5' })).toBeVisible();
  });

  it('says once that it is not up to date, keeps its figures and counts as one section, however many answers fail', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    const person = await openPortal('/documents');
    await incomeRows();
    await person.click(screen.getByRole('button', { name: 'Tax year 2024' }));
    await screen.findByRole('table', { name: 'Where the income of 2024 comes from' });
    await screen.findByText(/^Updated at/);
    for (const path of ['/documents/files', '/portfolio/activities', '/investments/current'])
      sandbox.faults.push({ name: 'html', path });
    await person.click(screen.getByRole('button', { name: 'Refresh' }));
    // The list of documents is the other one.
    expect(await screen.findByText(/^2 sections could not be updated/)).toBeVisible();
    expect(screen.getAllByRole('note')).toHaveLength(2);
    expect(within(await taxYear()).getAllByRole('note')).toHaveLength(1);
    expect(await incomeRows()).toHaveLength(4);
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('hides its amounts if amounts are hidden', async () => {
    const person = await openPortal('/documents');
    await incomeRows();
    await person.click(screen.getByRole('button', { name: 'Hide amounts' }));
    await waitFor(async () => expect(await taxYear()).not.toHaveTextContent('$'));
  });
});

describe('The latest statement', () => {
  it('opens from a button beside the title', async () => {
    const person = await openPortal('/documents');
    await person.click(await screen.findByRole('button', { name: /^Latest statement: \w+\s\d{4}$/ }));
    expect(await screen.findByRole('dialog', { name: /^Account statement/ })).toBeVisible();
  });
});
