import { act, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { describe, expect, it } from 'vitest';
import { calls, openPortal, sandbox, server } from '../../openPortal.tsx';

const sent = (path: string) => calls.filter((call) => call.path === path);

/** Answers a command with success after a moment. */
function answer(path: string) {
  server.use(
    http.post(`*/api${path}`, async () => {
      await new Promise((resolve) => setTimeout(resolve, 50));
      return HttpResponse.json({ status: 'success', message: 'Done as asked.', data: {} });
    }),
  );
}

/** Does something several times within one task, before anything can be drawn. */
function atOnce(times: number, something: () => void) {
  act(() => {
    for (let count = 0; count < times; count += 1) something();
  });
}

/** Expects one command and one message of success; a second one would have arrived by then. */
async function expectOnce(path: string) {
  expect(await screen.findAllByText('Done as asked.')).toHaveLength(1);
  expect(sent(path)).toHaveLength(1);
}

function confirm(name: string) {
  const button = within(screen.getByRole('dialog')).getByRole('button', { name });
  atOnce(3, () => button.click());
}

describe('several submits within one task send one command:', () => {
  it('a message to the manager', async () => {
    const person = await openPortal('/contact-us?message-topic=Other');
    const message = await screen.findByLabelText('Message');
    await person.type(message, 'Please call me back.');
    const form = message.closest('form');
    atOnce(5, () => form?.requestSubmit());
    expect(await screen.findByText('CNT-2026-0001')).toBeInTheDocument();
    expect(sent('/contact/submit')).toHaveLength(1);
  });

  it('the removal of an account', async () => {
    answer('/account/remove');
    const person = await openPortal('/account');
    await person.click(await screen.findByRole('button', { name: 'Remove Reserve' }));
    confirm('Remove');
    await expectOnce('/account/remove');
  });

  it('the removal of a document', async () => {
    answer('/loan/document/delete');
    server.use(
      http.post('*/api/loan/details', async ({ request }) => {
        const details = await (await sandbox.handle(request))?.json();
        details.data.loan_details.documents[0].can_delete = 1;
        return HttpResponse.json(details);
      }),
    );
    const person = await openPortal('/overview/2017');
    await person.click(await screen.findByRole('button', { name: /^Remove / }));
    confirm('Remove');
    await expectOnce('/loan/document/delete');
  });

  it('the upload of a document', async () => {
    answer('/loan/document/upload');
    const person = await openPortal('/overview/2017');
    await person.click(await screen.findByRole('button', { name: 'Upload document' }));
    const dialog = await screen.findByRole('dialog', { name: 'Upload document' });
    const file = new File(['%PDF-1.7\n'], 'Insurance 2026.pdf', { type: 'application/pdf' });
    await person.upload(within(dialog).getByLabelText('File'), file);
    await person.selectOptions(within(dialog).getByLabelText('Document type'), 'Property insurance');
    const name = within(dialog).getByLabelText('Document name');
    await waitFor(() => expect(name).toHaveValue('Insurance 2026'));
    const form = name.closest('form');
    atOnce(2, () => form?.requestSubmit());
    await expectOnce('/loan/document/upload');
  });

  it('a checkbox; two of them at once send two', async () => {
    answer('/notification/status-update');
    await openPortal('/account');
    const mail = await screen.findByRole('checkbox', { name: 'New document, Email' });
    const sms = screen.getByRole('checkbox', { name: 'New document, SMS' });
    atOnce(3, () => {
      mail.click();
      sms.click();
    });
    await screen.findByText('Done as asked.');
    await waitFor(() => expect(sent('/notification/status-update')).toHaveLength(2));
    expect(sent('/notification/status-update').map(({ body }) => body)).toMatchObject([
      { channel: 'email', status: 0 },
      { channel: 'sms', status: 1 },
    ]);
  });
});
