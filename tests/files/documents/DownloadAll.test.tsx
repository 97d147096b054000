import { screen, waitFor, within } from '@testing-library/react';
import { delay, HttpResponse, http } from 'msw';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { openPortal, sandbox, sentTo, server } from '../../openPortal.tsx';
import { watchSaveFile } from '../../watchSaveFile.ts';

const saveFile = watchSaveFile();

const address = '/documents?documents-range=custom&documents-from=2025-01-01&documents-to=2026-06-30';
const zipName = 'documents_2025-01-01_2026-06-30';
const button = (name: string | RegExp) => screen.findByRole('button', { name });
const notYet = () => HttpResponse.json({ message: 'The archive is being made.' }, { status: 403 });
const zip = () => new HttpResponse('PK\x03\x04 files PK\x05\x06', { headers: { 'content-type': 'application/zip' } });
const asked = () => sentTo('/documents/download/all');

async function openDocuments() {
  const person = await openPortal(address);
  const section = await screen.findByRole('region', { name: 'My Documents' });
  await within(section).findByText(/^1–10 of/);
  return { person, section };
}

/** As many documents as make three parts, as long as they are not narrowed to a type. */
function withManyDocuments() {
  server.use(
    http.post('*/documents/files', async ({ request }) => {
      const { documenttype } = (await request.clone().json()) as { documenttype?: string };
      const answer = await (await sandbox.handle(request))?.json();
      return HttpResponse.json(documenttype ? answer : { ...answer, data: { ...answer.data, total: 401 } });
    }),
  );
}

beforeEach(() => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  saveFile.mockReset();
});

describe('the download of all documents', () => {
  it('that failed continues with the requested documents, whatever the filter is by then, and keeps the focus', async () => {
    withManyDocuments();
    const answers = [zip, notYet, zip, zip];
    server.use(http.post('*/documents/download/all', () => answers.shift()?.()));
    const { person, section } = await openDocuments();
    await person.click(await button(/^Download all/));
    expect(await within(section).findByRole('alert')).toHaveTextContent('Part 2 of 3 was not saved');
    await person.selectOptions(within(section).getByLabelText('Type'), 'T5 (2)');
    await within(section).findByText('1–2 of 2');
    await person.click(await button('Try again'));
    expect(await button(/^Download all/)).toHaveFocus();
    expect(await screen.findByText('401 documents saved in 3 zip files')).toBeVisible();
    expect(asked().map(({ page }) => page)).toEqual([1, 2, 2, 3]);
    for (const body of asked()) expect(body).not.toHaveProperty('documenttype');
    expect(saveFile.mock.calls.map(([, name]) => name)).toEqual([1, 2, 3].map((part) => `${zipName}_${part}.zip`));
  });

  it('that is not complete saves nothing, and can be tried again', async () => {
    const cutOff = () => new HttpResponse('PK\x03\x04 cut off', { headers: { 'content-type': 'application/zip' } });
    const answers = [cutOff, zip];
    server.use(http.post('*/documents/download/all', () => answers.shift()?.()));
    const { person, section } = await openDocuments();
    await person.click(await button(/^Download all/));
    expect(await within(section).findByRole('alert')).toHaveTextContent(/^The download was not complete/);
    expect(saveFile).not.toHaveBeenCalled();
    await person.click(await button('Try again'));
    await waitFor(() => expect(saveFile).toHaveBeenCalledTimes(1));
  });

  it('that is stopped saves nothing more, and returns the focus', async () => {
    server.use(http.post('*/documents/download/all', () => delay('infinite')));
    const { person } = await openDocuments();
    await person.click(await button(/^Download all/));
    await waitFor(() => expect(asked()).toHaveLength(1));
    await person.click(await button('Cancel'));
    expect(await button(/^Download all/)).toHaveFocus();
    expect(screen.queryByRole('progressbar')).toBeNull();
    expect(saveFile).not.toHaveBeenCalled();
  });

  it('that fails while Cancel has the focus gives it to its button', async () => {
    let fail = () => {};
    const failed = new Promise<void>((resolve) => {
      fail = resolve;
    });
    server.use(http.post('*/documents/download/all', () => failed.then(notYet)));
    const { person, section } = await openDocuments();
    await person.click(await button(/^Download all/));
    (await button('Cancel')).focus();
    fail();
    expect(await within(section).findByRole('alert')).toHaveTextContent('The archive is being made.');
    await waitFor(() => expect(screen.getByRole('button', { name: /^Download all/ })).toHaveFocus());
  });
});
