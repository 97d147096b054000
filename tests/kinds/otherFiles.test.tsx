import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import * as visitorOperations from '../../generated/visitorOperations.ts';
import type { Portal } from '../../src/config/portal.ts';
import { documents } from '../../src/screens/documents.ts';
import { openPortal, sentTo, server } from '../openPortal.tsx';
import { sectionsOf } from '../portal/fromProduct.ts';
import { smallPortal } from '../portal/smallPortal.ts';
import { watchSaveFile } from '../watchSaveFile.ts';
import { atClock } from './atClock.ts';

const saveFile = watchSaveFile();

/** The portal with a list that has a file in each row, without any documents of its own. */
function portalWithFiles(): Portal {
  const [section] = sectionsOf(documents, 'documents');
  if (section?.kind !== 'table') throw new Error('The documents are no table.');
  const { documents: _, mark: __, downloadAll: ___, details: ____, ...table } = section;
  const file = { query: 'documentGet', with: { documenttype: 'documenttype', micid: 'micid', key: 'key' } } as const;
  const routes = structuredClone(smallPortal.routes);
  const shown = { title: 'My Documents', sections: [{ ...table, file }] };
  return { ...smallPortal, routes: { ...routes, signedIn: { ...routes.signedIn, '/documents': shown } } };
}

/** Opens the list with this answer for its files, and returns the name of the first file. */
async function openList(content: string, type: string) {
  vi.spyOn(visitorOperations, 'hasOtherApis', 'get').mockReturnValue(true);
  onTestFinished(() => void vi.restoreAllMocks());
  server.use(http.post('*/api/documents/get', () => new HttpResponse(content, { headers: { 'content-type': type } })));
  const person = await openPortal('/documents', { shown: portalWithFiles() });
  const [, row] = within(await screen.findByRole('table', { name: 'My Documents' })).getAllByRole('row');
  if (!row) throw new Error('There are no rows.');
  await within(row).findByRole('button', { name: /Download/ });
  return { person, row };
}

describe('a table with a file of another API in each row', () => {
  atClock();

  it('requests the file with the fields of the row, and saves it under its type', async () => {
    const { person, row } = await openList('date,amount\r\n', 'text/csv; charset=utf-8');
    await person.click(within(row).getByRole('button', { name: /Download/ }));
    await waitFor(() => expect(saveFile).toHaveBeenCalled());
    expect(sentTo('/documents/get')).toEqual([
      expect.objectContaining({
        documenttype: expect.any(String),
        micid: expect.any(Number),
        key: expect.any(String),
      }),
    ]);
    const [file, name] = saveFile.mock.lastCall ?? [];
    expect(file?.type).toBe('text/csv');
    expect(name).toMatch(/\.csv$/);
  });

  it('opens the file in a dialog, which can save it if it cannot show it', async () => {
    const { person, row } = await openList('date,amount\r\n', 'text/csv');
    const [opening] = within(row).getAllByRole('button');
    await person.click(opening as HTMLElement);
    const dialog = await screen.findByRole('dialog');
    await person.click(await within(dialog).findByRole('button', { name: 'Download' }));
    await waitFor(() => expect(saveFile).toHaveBeenCalled());
  });
});
