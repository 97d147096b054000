import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { todayHere } from '../../src/format/calendar.ts';
import { money } from '../../src/format/money.ts';
import { taxSummary } from '../../src/sandbox/documents/tax.ts';
import { statementFigures } from '../../src/sandbox/ledger/statement.ts';
import { portfolioOf } from '../../src/sandbox/portfolios.ts';
import type { Schema } from '../../src/sandbox/schema.ts';
import { calls, openPortal, sandbox, server } from '../openPortal.tsx';
import { watchSaveFile } from '../watchSaveFile.ts';

const saveFile = watchSaveFile();

const user = 'investor@northline.test';
const in2025 = '/documents?documents-range=custom&documents-from=2025-01-01&documents-to=2025-12-31';
const documents = () => screen.findByRole('region', { name: 'My Documents' });
const taxYear = (year = 2025) => screen.findByRole('region', { name: `Tax year ${year}` });
const group = async () => within(await documents()).findByRole('group', { name: 'Year' });
const year = async (name: string) => within(await group()).findByRole('button', { name });
/** The statements, once they have arrived. */
async function statements() {
  await within(await taxYear()).findByText(/^All of/);
  return within(await taxYear()).getByRole('table', { name: 'Statements' });
}
const zip = () => new HttpResponse('PK\x03\x04 files PK\x05\x06', { headers: { 'content-type': 'application/zip' } });
const downloads = () => calls.filter(({ path }) => path === '/documents/download/all').map(({ body }) => body);

type File = Schema<'DocumentFile'>;

/** Lets the sandbox answer with other documents. */
function withFiles(change: (file: File) => File[]) {
  server.use(
    http.post('*/documents/files', async ({ request }) => {
      const answer = await (await sandbox.handle(request))?.json();
      return HttpResponse.json({ ...answer, data: { ...answer.data, files: answer.data.files.flatMap(change) } });
    }),
  );
}

/** A change of a single statement. */
const changed = (name: string, summary: Partial<Schema<'StatementSummary'>>) => (file: File) =>
  file.name === name && file.statement_summary
    ? [{ ...file, statement_summary: { ...file.statement_summary, ...summary } }]
    : [file];

beforeEach(() => {
  saveFile.mockReset();
});

describe('The years of documents', () => {
  it('run from the first document to the last, and one fills in its first and last day until All is pressed', async () => {
    const person = await openPortal('/documents', { user });
    expect(await year('All')).toHaveAttribute('aria-pressed', 'true');
    const names = within(await group()).getAllByRole('button');
    expect(names.map((button) => button.textContent)).toEqual(['All', '2026', '2025', '2024', '2023']);
    expect(screen.queryByRole('region', { name: /^Tax year/ })).toBeNull();
    await person.click(await year('2025'));
    expect(new URL(in2025, location.origin).search).toBe(location.search);
    expect(await year('2025')).toHaveAttribute('aria-pressed', 'true');
    expect(await taxYear()).toBeVisible();
    const issued = calls
      .map(({ body }) => body)
      .filter(({ start_date, sort_dir }) => start_date && sort_dir === 'desc');
    expect(issued.at(-1)).toMatchObject({ start_date: '2025-01-01', end_date: '2025-12-31' });
    await person.click(await year('All'));
    expect(location.search).toBe('');
    expect(screen.queryByRole('region', { name: /^Tax year/ })).toBeNull();
  });

  it('include every tax year, even one in which nothing was issued', async () => {
    server.use(
      http.post('*/documents/files', async ({ request }) => {
        const answer = await (await sandbox.handle(request))?.json();
        const filters = { ...answer.data.filters, tax_years: [2025, 2019] };
        return HttpResponse.json({ ...answer, data: { ...answer.data, filters } });
      }),
    );
    await openPortal('/documents', { user });
    expect(await year('2019')).toBeVisible();
  });

  it('are not there for an investor without documents', async () => {
    await openPortal('/documents', { user: 'empty@northline.test' });
    await within(await documents()).findByText('No documents yet');
    await waitFor(() => expect(screen.queryByRole('group', { name: 'Year' })).toBeNull());
  });

  it('come with the days that a range stands for', async () => {
    await openPortal('/documents', { user });
    expect(within(await documents()).getByText(/^\w{3} \d+, \d{4} to \w{3} \d+, \d{4}$/)).toBeVisible();
  });
});

describe('The region of a tax year', () => {
  it('shows its slip, issued the year after, with the boxes of the ledger', async () => {
    await openPortal(in2025, { user });
    const [slip] = await within(await within(await taxYear()).findByRole('list', { name: 'Tax slips' })).findAllByRole(
      'listitem',
    );
    expect(slip).toHaveTextContent('T5 2025Issued Feb 20, 2026');
    const { boxes, currency } = taxSummary(portfolioOf(501, '2026-07-10'), 2025);
    for (const [box, amount] of Object.entries(boxes)) {
      expect(slip).toHaveTextContent(`Box ${box}${money(amount, currency, 'en-CA')}`);
    }
  });

  it('shows the statements of its months, December’s issued in January, and sums that are those of the ledger', async () => {
    await openPortal(in2025, { user });
    const rows = await within(await statements()).findAllByRole('row');
    const names = rows.map((row) => row.firstElementChild?.textContent);
    expect(names).toHaveLength(14);
    expect([names[1], names[12], names[13]]).toEqual([
      'Account statement January 2025',
      'Account statement December 2025',
      'All of 2025',
    ]);
    const figures = statementFigures(portfolioOf(501, '2026-07-10'), '2025-01-01', '2025-12-31');
    const { opening, contributions, reinvested, redemptions, closing } = figures;
    const expected = [opening, contributions, reinvested, redemptions, closing];
    const cells = within(rows.at(-1) as HTMLElement).getAllByRole('cell');
    expect(cells.slice(1).map((cell) => cell.textContent)).toEqual(
      expected.map((amount) => money(amount, 'CAD', 'en-CA')),
    );
    expect(within(await taxYear()).queryByText(/add up|No statement covers/)).toBeNull();
  });

  it('says that a statement is missing between two others', async () => {
    withFiles((file) => (file.name === 'Account statement March 2025' ? [] : [file]));
    await openPortal(in2025, { user });
    expect(await within(await taxYear()).findByText('No statement covers Mar 1, 2025 to Mar 31, 2025.')).toBeVisible();
  });

  it('says that the figures of a statement do not come to its closing balance, and those of the year neither', async () => {
    withFiles(changed('Account statement June 2025', { contributions_amount: 0.01 }));
    await openPortal(in2025, { user });
    expect(await within(await taxYear()).findByText(/^Account statement June 2025: .*\$525,000\.01/)).toBeVisible();
    expect(within(await taxYear()).getByText(/^All of 2025: .*\$383,280\.46/)).toBeVisible();
  });

  it('says that the year does not add up, although every statement does', async () => {
    const opening = { opening_balance_amount: 5, closing_balance_amount: 1405.94 };
    withFiles(changed('Account statement December 2025', opening));
    await openPortal(in2025, { user });
    expect(await within(await taxYear()).findByText(/^All of 2025: .*\$383,280\.45/)).toBeVisible();
    expect(within(await taxYear()).queryByText(/^Account statement December 2025: /)).toBeNull();
  });

  it('names a statement without an amount, and shows a dash for the sum', async () => {
    withFiles(changed('Account statement June 2025', { reinvested_amount: 'on request' as unknown as number }));
    await openPortal(in2025, { user });
    expect(await within(await taxYear()).findByText(/^Account statement June 2025: .*Reinvested/)).toBeVisible();
    const rows = await within(await statements()).findAllByRole('row');
    expect(within(rows.at(-1) as HTMLElement).getAllByRole('cell')[3]).toHaveTextContent('–');
  });

  it('says what there is not', async () => {
    await openPortal('/documents?documents-range=custom&documents-from=2026-01-01&documents-to=2026-12-31', { user });
    expect(await within(await taxYear(2026)).findByText('No tax slips have been issued for this year.')).toBeVisible();
    expect(within(await taxYear(2026)).queryByRole('button', { name: /^Download tax slips/ })).toBeNull();
  });

  it('fails alone, and can be tried again', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    let isBroken = true;
    server.use(
      http.post('*/documents/files', async ({ request }) => {
        const { tax_year } = (await request.clone().json()) as { tax_year?: number };
        if (tax_year && isBroken) return HttpResponse.json({ message: 'Not now.' }, { status: 403 });
        return sandbox.handle(request);
      }),
    );
    const person = await openPortal(in2025, { user });
    expect(await within(await taxYear()).findByRole('alert')).toHaveTextContent('Not now.');
    expect(await statements()).toBeVisible();
    isBroken = false;
    await person.click(within(await taxYear()).getByRole('button', { name: 'Try again' }));
    expect(await within(await taxYear()).findByText('T5 2025')).toBeVisible();
  });

  it('hides its amounts where amounts are hidden', async () => {
    const person = await openPortal(in2025, { user });
    await statements();
    await person.click(screen.getByRole('button', { name: 'Hide amounts' }));
    await waitFor(async () => expect(await taxYear()).not.toHaveTextContent('$'));
  });

  it('downloads the slips from the first day of the year to today', async () => {
    server.use(http.post('*/documents/download/all', zip));
    const person = await openPortal(in2025, { user });
    const button = await within(await taxYear()).findByRole('button', { name: 'Download tax slips for 2025' });
    await waitFor(() => expect(button).toBeEnabled());
    await person.click(button);
    expect(await screen.findByText('1 document saved in one zip file')).toBeVisible();
    expect(saveFile).toHaveBeenCalledOnce();
    expect(downloads()).toEqual([
      expect.objectContaining({ tax_year: 2025, start_date: '2025-01-01', end_date: todayHere(), page: 1 }),
    ]);
  });
});

describe('Everything of a year', () => {
  it('is one zip, whose button says how many documents there are', async () => {
    server.use(http.post('*/documents/download/all', zip));
    const person = await openPortal('/documents', { user });
    await person.click(await year('2025'));
    await person.click(await screen.findByRole('button', { name: 'Download all 29 documents' }));
    expect(await screen.findByText('29 documents saved in one zip file')).toBeVisible();
    expect(saveFile).toHaveBeenCalledExactlyOnceWith(expect.any(Blob), 'documents_2025-01-01_2025-12-31_1.zip');
    expect(downloads()).toHaveLength(1);
    expect(downloads()[0]).not.toHaveProperty('tax_year');
  });

  it('is called what it is where there is one document', async () => {
    await openPortal('/documents?documents-documenttype=t5&documents-tax_year=2025', { user });
    expect(await screen.findByRole('button', { name: 'Download 1 document' })).toBeEnabled();
  });
});
