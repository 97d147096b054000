import { screen, waitFor, within } from '@testing-library/react';
import { unzipSync } from 'fflate';
import { HttpResponse, http } from 'msw';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { openWorkbook } from '../export/openWorkbook.ts';
import { WorkerHere } from '../export/workerHere.ts';
import { calls, openPortal, sandbox, server } from '../openPortal.tsx';
import { atClock } from '../sections/atClock.ts';
import { watchSaveFile } from '../watchSaveFile.ts';

const saveFile = watchSaveFile();

const everything = () => screen.findByRole('button', { name: 'Download everything for 2025' });

/** The files of the zip that was saved, by their names. */
async function savedFiles() {
  await waitFor(() => expect(saveFile).toHaveBeenCalledOnce());
  const [zip, name] = saveFile.mock.lastCall ?? [];
  expect(name).toBe('Tax year 2025.zip');
  return unzipSync(new Uint8Array((await zip?.arrayBuffer()) ?? new ArrayBuffer()));
}

/** Makes some documents fail until the returned function is called. */
function breaking(isBroken: (key: string) => boolean) {
  let isRepaired = false;
  server.use(
    http.post('*/documents/get', async ({ request }) => {
      const { key } = (await request.clone().json()) as { key: string };
      if (!isRepaired && isBroken(key)) return HttpResponse.json({ message: 'Not now.' }, { status: 403 });
      return sandbox.handle(request);
    }),
  );
  return () => {
    isRepaired = true;
  };
}

describe('The download of a tax year', () => {
  atClock();
  beforeEach(() => {
    saveFile.mockReset();
    vi.stubGlobal('Worker', WorkerHere);
  });

  it('is one zip with the slip, the statements of the year and a workbook of every payment', async () => {
    const person = await openPortal('/documents');
    expect(
      await screen.findByText(
        'The download holds the T5, 12 account statements and 1 Excel workbook of every payment above.',
      ),
    ).toBeInTheDocument();
    await person.click(await everything());
    const files = await savedFiles();
    const names = Object.keys(files).toSorted();
    expect(names).toHaveLength(14);
    expect(names).toEqual(
      expect.arrayContaining([
        'T5 2025.pdf',
        'Account statement January 2025.pdf',
        'Account statement December 2025.pdf',
        'Payments 2025.xlsx',
      ]),
    );
    expect(names).not.toContain('Account statement December 2024.pdf');
    const workbook = new Blob([files['Payments 2025.xlsx'] as Uint8Array<ArrayBuffer>]);
    const [cells = [], totals = []] = await Promise.all(
      [1, 2].map(async (sheet) => {
        const { rows } = await openWorkbook(workbook, sheet);
        return rows.map((row) => Object.values(row).map(({ value }) => value));
      }),
    );
    expect(cells.filter((row) => row.some((cell) => /DM-1042/.test(cell)))).toHaveLength(12);
    expect(totals.flat()).toContain('43645.38');
    expect(await screen.findByText('14 files saved as Tax year 2025.zip.')).toBeVisible();
  });

  it('loads at most four documents at once, and shows on the button how many have arrived', async () => {
    let [under, most] = [0, 0];
    const steps: (() => void)[] = [];
    server.use(
      http.post('*/documents/get', async ({ request }) => {
        under += 1;
        most = Math.max(most, under);
        await new Promise<void>((resolve) => steps.push(resolve));
        under -= 1;
        return sandbox.handle(request);
      }),
    );
    const person = await openPortal('/documents');
    await person.click(await everything());
    await waitFor(() => expect(steps).toHaveLength(4));
    for (let step = 0; step < 13; step += 1) {
      await waitFor(() => expect(steps.length).toBeGreaterThan(step));
      steps[step]?.();
      if (step === 3) expect(await screen.findByRole('button', { name: /^[2-5] of 14$/ })).toBeVisible();
    }
    await savedFiles();
    expect(most).toBe(4);
  });

  it('names the files that failed, and loads only these on another try', async () => {
    const repair = breaking((key) => key.startsWith('stm-2025-03') || key.startsWith('stm-2025-07'));
    const person = await openPortal('/documents');
    await person.click(await everything());
    const alert = await screen.findByText(/^Not downloaded: /);
    expect(alert).toHaveTextContent('Account statement March 2025');
    expect(alert).toHaveTextContent('Account statement July 2025');
    expect(saveFile).not.toHaveBeenCalled();
    repair();
    calls.length = 0;
    await person.click(screen.getByRole('button', { name: 'Try again' }));
    expect(Object.keys(await savedFiles())).toHaveLength(14);
    expect(calls.filter(({ path }) => path === '/documents/get')).toHaveLength(2);
  });

  it('can be saved without the files that failed', async () => {
    breaking((key) => key.startsWith('stm-2025-03'));
    const person = await openPortal('/documents');
    await person.click(await everything());
    await person.click(await screen.findByRole('button', { name: 'Save without them' }));
    expect(Object.keys(await savedFiles())).toHaveLength(13);
    expect(within(document.body).queryByText(/^Not downloaded/)).toBeNull();
  });
});
