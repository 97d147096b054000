import { screen, waitFor, within } from '@testing-library/react';
import { unzipSync } from 'fflate';
import { HttpResponse, http } from 'msw';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { WorkerHere } from '../files/export/workerHere.ts';
import { atClock } from '../kinds/atClock.ts';
import { calls, openPortal, sandbox, server } from '../openPortal.tsx';
import { watchSaveFile } from '../watchSaveFile.ts';

const saveFile = watchSaveFile();

const everything = () => screen.findByRole('button', { name: 'Download everything for 2025' });

/** The files of the zip that was saved, by their names. */
async function savedFiles() {
  await waitFor(() => expect(saveFile).toHaveBeenCalledOnce());
  const [zip, name] = saveFile.mock.lastCall ?? [];
  expect(name).toBe('INV-0501 tax year 2025.zip');
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

  it('says before it begins how many files it has, about how large they are, and what they are', async () => {
    await openPortal('/documents');
    expect(await screen.findByText('30 files, about 560 kB')).toBeVisible();
    expect(
      await screen.findByText('In the download: 1 Excel workbook, T5, 12 statements, 12 notices, 4 reports.'),
    ).toBeInTheDocument();
  });

  it('is one zip with the workbook first, then every document of the year in folders and in the order of their days', async () => {
    const person = await openPortal('/documents');
    await person.click(await everything());
    const names = Object.keys(await savedFiles());
    expect(names).toHaveLength(30);
    expect(names.filter((name) => !/(0[2-9]|1[01])-\d\d /.test(name))).toEqual([
      'INV-0501 tax year 2025.xlsx',
      'Slips/INV-0501 T5 2025.pdf',
      'Statements/INV-0501 2025-01-31 Account statement January 2025.pdf',
      'Statements/INV-0501 2025-12-31 Account statement December 2025.pdf',
      'Notices/INV-0501 2025-01-31 Distribution notice January 2025.pdf',
      'Notices/INV-0501 2025-12-31 Distribution notice December 2025.pdf',
      'Reports/INV-0501 2025-12-31 Quarterly report Northline MIC Q4 2025.pdf',
    ]);
    for (const folder of ['Statements/', 'Notices/', 'Reports/']) {
      const own = names.filter((name) => name.startsWith(folder));
      expect(own).toEqual(own.toSorted());
    }
    expect(await screen.findByText('30 files saved as INV-0501 tax year 2025.zip.')).toBeVisible();
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
    for (let step = 0; step < 29; step += 1) {
      await waitFor(() => expect(steps.length).toBeGreaterThan(step));
      steps[step]?.();
      if (step === 3) expect(await screen.findByRole('button', { name: /^[2-5] of 30$/ })).toBeVisible();
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
    expect(Object.keys(await savedFiles())).toHaveLength(30);
    expect(calls.filter(({ path }) => path === '/documents/get')).toHaveLength(2);
  });

  it('can be saved without the files that failed', async () => {
    breaking((key) => key.startsWith('stm-2025-03'));
    const person = await openPortal('/documents');
    await person.click(await everything());
    await person.click(await screen.findByRole('button', { name: 'Save without them' }));
    expect(Object.keys(await savedFiles())).toHaveLength(29);
    expect(within(document.body).queryByText(/^Not downloaded/)).toBeNull();
  });
});
