import { unzipSync } from 'fflate';
import { PDFDocument } from 'pdf-lib';
import { describe, expect, it } from 'vitest';
import type { Schema } from '../../src/sandbox/schema.ts';
import { users } from '../users.ts';
import { openSandbox } from './openSandbox.ts';
import { printedText } from './printedText.ts';

async function openDocuments(email = users.investor) {
  const { call, send, signIn } = openSandbox();
  const session_token = await signIn(email);
  return {
    list: async (body: object = {}): Promise<Schema<'DocumentList'>> =>
      (await call('documentList', { session_token, ...body })).data,
    get: (key: string, documenttype = 'investor_statement') =>
      send('documentGet', JSON.stringify({ session_token, documenttype, micid: 12, key })),
    download: (body: object) => send('documentDownloadAll', JSON.stringify({ session_token, ...body })),
  };
}

const bytesOf = async (response: Response) => new Uint8Array(await response.arrayBuffer());

describe('the list of documents', () => {
  it('is sorted, paged and filtered by range, type, loan, tax year and text', async () => {
    const { list } = await openDocuments();
    const all = (await list({ per_page: 1000 })).files;
    const dates = all.map(({ issued_date }) => issued_date);
    expect(dates).toEqual([...dates].sort().reverse());
    const check = async (body: object, fits: (file: Schema<'DocumentFile'>) => boolean) => {
      const { files, total } = await list({ per_page: 1000, ...body });
      expect(files.map(({ key }) => key)).toEqual(all.filter(fits).map(({ key }) => key));
      expect(total).toBeGreaterThan(0);
      expect(total).toBeLessThan(all.length);
    };
    await check({ documenttype: 't5' }, (file) => file.documenttype === 't5');
    await check({ tax_year: 2025 }, (file) => file.tax_year === 2025);
    await check({ loan_id: 2017 }, (file) => file.loan_id === 2017);
    await check({ search: 'QUARTERLY' }, (file) => file.name.includes('Quarterly'));
    await check({ months: 3 }, (file) => file.issued_date >= '2026-04-01');
    expect(await list({ months: 3 })).toMatchObject({ period_start_date: '2026-04-01', period_end_date: '2026-07-10' });
    expect(await list()).toMatchObject({ period_start_date: null, period_end_date: null });
    const range = { start_date: '2025-01-01', end_date: '2025-12-31' };
    await check(range, (file) => file.issued_date.startsWith('2025'));
    const second = await list({ per_page: 5, page: 2 });
    expect(second.files.map(({ key }) => key)).toEqual(all.slice(5, 10).map(({ key }) => key));
  });

  it('counts all documents of each type, whatever the filter', async () => {
    const { list } = await openDocuments();
    const { filters, total } = await list();
    expect(filters.documenttypes.reduce((sum, { count }) => sum + count, 0)).toBe(total);
    expect((await list({ documenttype: 't5' })).filters).toEqual(filters);
  });

  it('refuses a range that ends before it starts', async () => {
    const { call, signIn } = openSandbox();
    const body = { session_token: await signIn(), start_date: '2026-02-01', end_date: '2026-01-01' };
    expect(await call('documentList', body)).toMatchObject({
      errors: { end_date: 'Must not be before the start date.' },
    });
  });

  it('has 10,000 documents for the large investor and none for the empty one', async () => {
    expect((await (await openDocuments(users.large)).list()).total).toBe(10_000);
    expect(await (await openDocuments(users.empty)).list()).toMatchObject({
      total: 0,
      last_page: 1,
      files: [],
    });
  });
});

describe('a document', () => {
  it('is a PDF of the listed size, and a statement shows its closing balance', async () => {
    const { list, get } = await openDocuments();
    const { files } = await list({ documenttype: 'investor_statement', per_page: 1 });
    const [statement] = files;
    expect(statement?.statement_summary?.closing_balance_amount).toBe(550_000);
    const response = await get(statement?.key ?? '');
    expect(response.headers.get('content-type')).toBe('application/pdf');
    const bytes = await bytesOf(response);
    expect(new TextDecoder().decode(bytes.subarray(0, 5))).toBe('%PDF-');
    expect(bytes).toHaveLength(statement?.file_size_bytes ?? 0);
    expect(printedText(bytes)).toContain('Closing balance\n550,000.00');
  });

  it('has several pages if it is long, and still the listed size', async () => {
    const { list, get } = await openDocuments();
    const [memorandum] = (await list({ documenttype: 'offering_memorandum' })).files;
    const bytes = await bytesOf(await get(memorandum?.key ?? '', 'offering_memorandum'));
    expect(bytes).toHaveLength(memorandum?.file_size_bytes ?? 0);
    expect((await PDFDocument.load(bytes)).getPageCount()).toBeGreaterThan(1);
    const agreement = await bytesOf(await get('loans/2017/participation_agreement', 'participation_agreement'));
    expect((await PDFDocument.load(agreement)).getPageCount()).toBeGreaterThan(2);
  });

  it('is new until it is opened', async () => {
    const { list, get } = await openDocuments();
    const newest = async () => (await list({ documenttype: 'investor_statement', per_page: 1 })).files[0];
    expect(await newest()).toMatchObject({ is_new: 1, first_viewed_at: null });
    await get((await newest())?.key ?? '');
    expect(await newest()).toMatchObject({ is_new: 0, first_viewed_at: '2026-07-10T14:00:00Z' });
  });

  it('has the same bytes every time', async () => {
    const [first, second] = [await openDocuments(), await openDocuments()];
    expect(await bytesOf(await first.get('dst-2026-06-501'))).toEqual(
      await bytesOf(await second.get('dst-2026-06-501')),
    );
  });

  it('cannot be fetched by an unknown key or a key of another investor', async () => {
    const { get } = await openDocuments();
    expect((await get('stm-2026-06-601')).status).toBe(404);
    expect((await get('nothing')).status).toBe(404);
  });

  it('exists for every key that an opportunity or a loan mentions', async () => {
    const { get } = await openDocuments();
    expect((await get('opportunities/31/appraisal', 'appraisal')).status).toBe(200);
    expect((await get('loans/2017/participation_agreement', 'participation_agreement')).status).toBe(200);
  });
});

describe('the download of all documents', () => {
  it('is a zip with every PDF that matches the filter', async () => {
    const { list, download } = await openDocuments();
    expect(await list({ months: 3 })).toMatchObject({ period_start_date: '2026-04-01', period_end_date: '2026-07-10' });
    expect(await list()).toMatchObject({ period_start_date: null, period_end_date: null });
    const range = { start_date: '2025-01-01', end_date: '2025-12-31' };
    const response = await download({ ...range, page: 1 });
    expect(response.headers.get('content-type')).toBe('application/zip');
    expect(response.headers.get('content-disposition')).toContain('documents_2025-01-01_2025-12-31_1.zip');
    const files = unzipSync(await bytesOf(response));
    const listed = (await list({ ...range, per_page: 1000 })).files.map(
      ({ issued_date, name }) => `${issued_date} ${name}.pdf`,
    );
    expect(Object.keys(files).sort()).toEqual(listed.sort());
    for (const file of Object.values(files)) expect(new TextDecoder().decode(file.subarray(0, 5))).toBe('%PDF-');
  });

  it('has at most 200 files per part and ends with a 404', async () => {
    const { download } = await openDocuments(users.large);
    const range = { start_date: '2026-07-01', end_date: '2026-07-01' };
    const parts = [];
    for (let page = 1; ; page++) {
      const response = await download({ ...range, page });
      if (response.status === 404) break;
      parts.push(Object.keys(unzipSync(await bytesOf(response))).length);
    }
    expect(parts.slice(0, -1).every((count) => count === 200)).toBe(true);
    expect(parts.length).toBeGreaterThan(1);
  });
});
