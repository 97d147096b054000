import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { openPortal, sentTo, server } from '../../openPortal.tsx';

const dialog = () => screen.getByRole('dialog', { name: 'Appraisal NL-2026-017' });
const download = () => within(dialog()).getByRole('button', { name: 'Download' });

/** Opens a document of a loan in whose place the server has this answer. */
async function openDocument(answer: () => Response) {
  server.use(http.post('*/api/documents/get', answer));
  const person = await openPortal('/overview/2017');
  await person.click(await screen.findByRole('button', { name: 'Appraisal NL-2026-017' }));
  await screen.findByRole('dialog', { name: 'Appraisal NL-2026-017' });
  return person;
}

/** An answer that says it is a PDF. */
const pdf = (content: string) => () => new HttpResponse(content, { headers: { 'content-type': 'application/pdf' } });

// Where the portal reports what it could not do.
beforeEach(() => void vi.spyOn(console, 'warn').mockImplementation(() => undefined));

describe('a document', () => {
  it.each([
    [
      'is JSON',
      () => HttpResponse.json({ message: 'The document is being prepared.' }),
      'The document is being prepared.',
    ],
    ['is a page', () => HttpResponse.html('<p>Accept the terms</p>'), 'The answer could not be read.'],
    ['is nothing', pdf(''), 'The answer could not be read.'],
    ['is something else', pdf('MZ\x90 a program'), 'This file looks damaged'],
    ['is a text that calls itself a picture', pdf('PNG'), 'This file looks damaged'],
    ['has expired', () => HttpResponse.json({}, { status: 404 }), 'This document is no longer available.'],
    [
      'is withdrawn',
      () => HttpResponse.json({ message: 'Withdrawn on July 9.' }, { status: 404 }),
      'Withdrawn on July 9.',
    ],
    ['is not for this investor', () => new HttpResponse(null, { status: 403 }), 'You do not have access to this.'],
  ])('that %s is neither shown nor saved, and the reason is said', async (_, answer, reason) => {
    await openDocument(answer);
    const alert = await within(dialog()).findByRole('alert');
    expect(alert).toHaveTextContent(reason);
    expect(within(dialog()).getByRole('button', { name: 'Try again' })).toBeEnabled();
    expect(download()).toBeDisabled();
  });

  it('of a filtered list is requested with the filter of that list', async () => {
    server.use(http.post('*/api/documents/get', pdf('PK\x03\x04 word/document.xml')));
    const person = await openPortal('/documents?documents-search=T5');
    const [, row] = within(await screen.findByRole('table', { name: 'My Documents' })).getAllByRole('row');
    const [opening] = await within(row as HTMLElement).findAllByRole('button'); // The list has such rows.
    await person.click(opening as HTMLElement); // A button is one.
    await screen.findByRole('dialog');
    const days = { start_date: expect.any(String), end_date: expect.any(String) };
    await waitFor(() => expect(sentTo('/documents/get')).toEqual([expect.objectContaining({ search: 'T5', ...days })]));
  });

  it('that failed is there when it is tried again', async () => {
    let tries = 0;
    const person = await openDocument(() => {
      tries += 1;
      return tries === 1 ? HttpResponse.json({}, { status: 404 }) : pdf('PK\x03\x04 word/document.xml')();
    });
    await person.click(await within(dialog()).findByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(download()).toBeEnabled());
  });
});
