import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiError } from '../../../src/client/ApiError.ts';
import { ExportMenu } from '../../../src/files/export/ExportMenu.tsx';
import type { FromWorker, ToWorker } from '../../../src/files/export/exportTable.ts';
import type { LoadRows } from '../../../src/files/export/makeFile.ts';
import type { Exported } from '../../../src/files/export/useExport.ts';
import { DisplayProvider } from '../../../src/screen/DisplayContext.tsx';
import { EffectsProvider } from '../../../src/screen/EffectsContext.tsx';
import { InvestorProvider } from '../../../src/screen/InvestorContext.tsx';
import { PortalProvider } from '../../../src/screen/PortalContext.tsx';
import { smallPortal as portal } from '../../portal/smallPortal.ts';
import { watchSaveFile } from '../../watchSaveFile.ts';

const saveFile = watchSaveFile();

/** Stands in for the worker that makes the file: records what the page sends and answers at the end. */
class FakeWorker extends EventTarget {
  static received: ToWorker[] = [];
  static answer: FromWorker | undefined;
  static running = 0;

  constructor() {
    super();
    FakeWorker.running += 1;
  }

  postMessage(message: ToWorker) {
    FakeWorker.received.push(message);
    const { answer } = FakeWorker;
    if (message.kind === 'end' && answer) {
      setTimeout(() => this.dispatchEvent(new MessageEvent('message', { data: answer })));
    }
  }

  terminate() {
    FakeWorker.running -= 1;
  }
}

const run = vi.fn();
const fail = vi.fn();
const display = { theme: 'light', chooseTheme: () => undefined, hideAmounts: () => undefined } as const;
const supplies = { 'reset-token': undefined };
const drafts = { keep: () => undefined, take: () => undefined };

beforeEach(() => {
  vi.stubGlobal('Worker', FakeWorker);
  Object.assign(FakeWorker, { received: [], answer: { kind: 'file', file: new Blob(['made']) }, running: 0 });
  run.mockReset();
  fail.mockReset();
});

const left = [{ state: 'Failed', count: 1, amounts: [{ value: '98765.00', currency: 'USD' }] }];

/** 2,500 rows in pages of 1000. */
const load: LoadRows = (page) => {
  const count = page === 3 ? 500 : 1000;
  return Promise.resolve({
    rows: Array.from({ length: count }, (_, row) => ({
      note: `${page}/${row}`,
      amount: row === 0 ? null : 12.5,
      currency: 'USD',
      other: 'not shown',
    })),
    lastPage: 3,
    totals: [{ label: 'Money in', format: 'money', amounts: [{ value: '31212.50', currency: undefined }], left }],
  });
};

function menu(
  loadRows: LoadRows,
  investor = 'Tremblay Holdings Inc.',
  total = 2500,
  hidesAmounts = false,
  more: Partial<Exported> = {},
  number = 'INV-0501',
) {
  return (
    <QueryClientProvider client={new QueryClient()}>
      <DisplayProvider value={{ ...display, hidesAmounts }}>
        <PortalProvider value={portal}>
          <EffectsProvider value={{ run, fail, supplies, drafts }}>
            <InvestorProvider investor={{ id: 501, name: investor, number }}>
              <ExportMenu
                title="Portfolio Activity"
                columns={[
                  { field: 'note', label: 'Note', format: 'text' },
                  { field: 'amount', label: 'Amount', format: 'money' },
                ]}
                filter={['Period: All Time']}
                total={total}
                load={loadRows}
                {...more}
              />
            </InvestorProvider>
          </EffectsProvider>
        </PortalProvider>
      </DisplayProvider>
    </QueryClientProvider>
  );
}

async function choose(item: string) {
  await userEvent.click(screen.getByRole('button', { name: 'Export' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: item }));
}

/** A loader whose pages arrive when released; several may be requested together. */
function heldLoad() {
  const waiting: (() => void)[] = [];
  const signals: AbortSignal[] = [];
  const held: LoadRows = async (page, signal) => {
    signals.push(signal);
    await new Promise<void>((resolve) => waiting.push(resolve));
    return load(page, signal);
  };
  const release = () => {
    for (const next of waiting.splice(0)) next();
  };
  return { held, signals, release };
}

describe('The export of a table', () => {
  it.each([
    ['Excel', /^INV-0501 portfolio activity \d{4}-\d\d-\d\d\.xlsx$/],
    ['PDF', /^INV-0501 portfolio activity \d{4}-\d\d-\d\d\.pdf$/],
    ['CSV', /^INV-0501 portfolio activity \d{4}-\d\d-\d\d\.csv$/],
  ])('to %s sends the rows of all pages to the worker and saves the file', async (item, name) => {
    render(menu(load));
    await choose(item);
    await waitFor(() =>
      expect(saveFile).toHaveBeenCalledExactlyOnceWith(expect.any(Blob), expect.stringMatching(name)),
    );
    const sent = FakeWorker.received.flatMap((message) => (message.kind === 'rows' ? message.rows : []));
    expect(sent).toHaveLength(2500);
    expect(sent.at(-1)).toEqual({ values: ['3/499', 12.5], currency: 'USD' });
    const total = { label: 'Money in', format: 'money', amounts: [{ value: '31212.50', currency: 'CAD' }], left };
    expect(FakeWorker.received.at(-1)).toEqual({ kind: 'end', totals: [total] });
    expect(FakeWorker.received[0]).toMatchObject({
      report: { brand: 'Northline Capital', investor: 'Tremblay Holdings Inc.', filter: ['Period: All Time'] },
    });
    expect(run).toHaveBeenCalledExactlyOnceWith(['toast'], { message: expect.stringContaining('2,500 rows saved as') });
    expect(FakeWorker.running).toBe(0);
  });

  it('says in the name, in the file and in the toast that it has only a part, and has no totals', async () => {
    render(
      menu(async (page, signal) => {
        const { rows, totals } = await load(page, signal);
        const some = rows.slice(0, 10);
        const of = { keys: some.map(({ note }) => note), answer: { total: 39 } };
        return { rows: some, totals, lastPage: 1, of };
      }),
    );
    await choose('CSV');
    const name = expect.stringMatching(/ \(partial 10 of 39\)\.csv$/);
    await waitFor(() => expect(saveFile).toHaveBeenCalledExactlyOnceWith(expect.any(Blob), name));
    const begun = FakeWorker.received.findLastIndex(({ kind }) => kind === 'report');
    const sent = FakeWorker.received.slice(begun).flatMap((message) => (message.kind === 'rows' ? message.rows : []));
    expect(sent).toHaveLength(10);
    const partial = expect.stringContaining('Partial: 10 of 39 rows.');
    expect(FakeWorker.received.at(-1)).toEqual({ kind: 'end', totals: [], partial });
    await waitFor(() => expect(run).toHaveBeenCalledExactlyOnceWith(['toast'], { message: partial }));
  });

  it('has no totals either if its rows come from a list of which only a part was read', async () => {
    render(menu(load, undefined, undefined, false, { part: { rows: 10, total: 39, keyless: 0 } }));
    await choose('Excel');
    const name = expect.stringMatching(/ \(partial 10 of 39\)\.xlsx$/);
    await waitFor(() => expect(saveFile).toHaveBeenCalledExactlyOnceWith(expect.any(Blob), name));
    expect(FakeWorker.received.at(-1)).toMatchObject({ kind: 'end', totals: [] });
  });

  it.each([
    ['the number of the investor', 'INV-0501', 'INV-0501'],
    ['its name and id, if it has no number,', '', 'Tremblay Holdings Inc. 501'],
  ])('is named after %s and the range of its rows, if they have one', async (_, number, whose) => {
    const days = { start_date: '2026-01-01', end_date: '2026-07-10' };
    render(menu(load, undefined, undefined, false, { days }, number));
    await choose('CSV');
    const name = `${whose} portfolio activity 2026-01-01 to 2026-07-10.csv`;
    await waitFor(() => expect(saveFile).toHaveBeenCalledExactlyOnceWith(expect.any(Blob), name));
  });

  it.each(['PDF', 'Excel', 'CSV'])('to %s contains no amounts while amounts are hidden', async (item) => {
    render(menu(load, undefined, undefined, true));
    await choose(item);
    await waitFor(() => expect(saveFile).toHaveBeenCalledOnce());
    const [report, first] = FakeWorker.received;
    expect(report).toMatchObject({ report: { columns: [{ format: 'text' }, { label: 'Amount', format: 'text' }] } });
    expect(first).toMatchObject({
      rows: [{ values: ['1/0', null] }, { values: ['1/1', '••••'] }, ...Array(998).fill({})],
    });
    const sent = JSON.stringify(FakeWorker.received);
    expect(sent).not.toMatch(/12\.5|31212|98765/);
    expect(FakeWorker.received.at(-1)).toMatchObject({ totals: [{ format: 'text', amounts: [{ value: '••••' }] }] });
  });

  it('shows its progress if it takes long, and can be cancelled', async () => {
    const { held, signals, release } = heldLoad();
    render(menu(held));
    await choose('Excel');
    expect(screen.queryByRole('progressbar')).toBeNull();
    release();
    expect(await screen.findByRole('progressbar')).toHaveAttribute('value', '40');
    expect(screen.getByText('1,000 of 2,500 rows')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('progressbar')).toBeNull());
    expect(signals.every((signal) => signal.aborted)).toBe(true);
    expect(screen.getByRole('button', { name: 'Export' })).toHaveFocus();
    release();
    expect(FakeWorker.running).toBe(0);
    expect(saveFile).not.toHaveBeenCalled();
    expect(fail).not.toHaveBeenCalled();
  });

  it('returns the focus to its button if Cancel has it at the end', async () => {
    const { held, release } = heldLoad();
    render(menu(held));
    await choose('Excel');
    (await screen.findByRole('button', { name: 'Cancel' })).focus();
    for (let page = 1; page <= 3; page += 1) await act(async () => release());
    await waitFor(() => expect(saveFile).toHaveBeenCalled());
    await waitFor(() => expect(screen.getByRole('button', { name: 'Export' })).toHaveFocus());
  });

  it('reports an error when the rows cannot be loaded', async () => {
    const problem = new ApiError('network', 'The server could not be reached.');
    const signals: AbortSignal[] = [];
    render(
      menu((page, signal) => {
        signals.push(signal);
        return page === 2 ? Promise.reject(problem) : load(page, signal);
      }),
    );
    await choose('PDF');
    await waitFor(() => expect(fail).toHaveBeenCalledExactlyOnceWith(problem));
    // So that the pages that are still loading are cancelled.
    expect(signals.map(({ aborted }) => aborted)).toEqual([true, true, true]);
    expect(FakeWorker.running).toBe(0);
    expect(saveFile).not.toHaveBeenCalled();
  });

  it('reports an error when the file cannot be made', async () => {
    FakeWorker.answer = { kind: 'failed', message: 'No room left.' };
    render(menu(load));
    await choose('Excel');
    await waitFor(() => expect(fail).toHaveBeenCalledExactlyOnceWith(new Error('No room left.')));
    expect(saveFile).not.toHaveBeenCalled();
  });

  it('is cancelled by the next export', async () => {
    const { held, signals } = heldLoad();
    const { rerender } = render(menu(held));
    await choose('Excel');
    rerender(menu(load));
    await choose('PDF');
    await waitFor(() =>
      expect(saveFile).toHaveBeenCalledExactlyOnceWith(expect.any(Blob), expect.stringMatching(/pdf$/)),
    );
    expect(signals[0]?.aborted).toBe(true);
  });

  it('is cancelled when the investor is switched, and saves nothing', async () => {
    const { held, signals, release } = heldLoad();
    const { rerender } = render(menu(held));
    await choose('Excel');
    rerender(menu(held, 'Cedar Trust'));
    expect(signals[0]?.aborted).toBe(true);
    release();
    await waitFor(() => expect(FakeWorker.running).toBe(0));
    expect(saveFile).not.toHaveBeenCalled();
    expect(fail).not.toHaveBeenCalled();
  });

  it('is disabled if there are no rows', () => {
    render(menu(load, undefined, 0));
    expect(screen.getByRole('button', { name: 'Export' })).toBeDisabled();
  });
});
