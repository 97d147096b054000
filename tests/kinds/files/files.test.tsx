import { screen, waitFor, within } from '@testing-library/react';
import { delay, HttpResponse, http } from 'msw';
import { describe, expect, it, vi } from 'vitest';
import { calls, openPortal, sandbox, server } from '../../openPortal.tsx';

const documents = () => screen.getByRole('region', { name: 'Documents' });
const loads = () => calls.filter(({ path }) => path === '/loan/details').length;
const pdf = () => new File(['%PDF-1.7\n'], 'Insurance 2026.pdf', { type: 'application/pdf' });

async function openDocuments() {
  const person = await openPortal('/overview/2017');
  await waitFor(() => expect(documents()).toHaveTextContent('Appraisal NL-2026-017'));
  return person;
}

const ours = {
  document_id: 900_001,
  name: 'My insurance',
  documenttype: 'property_insurance',
  micid: 12,
  key: 'loans/2017/upload-900001',
  uploaded_at: '2026-07-09T12:00:00Z',
  uploaded_by: 'investor',
  file_size_bytes: 4096,
  mime_type: 'application/pdf',
  can_delete: 1,
  status: 'received',
};

/** A document that the investor has uploaded before, until it is removed with this answer. */
function withOurs(removal: object) {
  let isThere = true;
  server.use(
    http.post('*/api/loan/details', async ({ request }) => {
      const answer = await (await sandbox.handle(request))?.json();
      if (isThere) answer.data.loan_details.documents.unshift(ours);
      return HttpResponse.json(answer);
    }),
    http.post('*/api/loan/document/delete', () => {
      isThere = false;
      return HttpResponse.json({ ...removal, data: {} });
    }),
  );
}

describe('the documents of a loan', () => {
  it('are listed with all of their details', async () => {
    await openDocuments();
    const row = within(documents()).getByRole('row', { name: /Appraisal NL-2026-017/ });
    for (const part of ['Appraisal', 'Feb 9, 2026', 'Manager', '1.8 MB', 'Reviewed'])
      expect(row).toHaveTextContent(part);
  });

  it('have no button to remove a protected document', async () => {
    await openDocuments();
    expect(within(documents()).queryByRole('button', { name: /^Remove/ })).not.toBeInTheDocument();
  });

  it('open in a dialog with their name, Download and Close', async () => {
    const person = await openDocuments();
    await person.click(within(documents()).getByRole('button', { name: 'Appraisal NL-2026-017' }));
    const dialog = await screen.findByRole('dialog', { name: 'Appraisal NL-2026-017' });
    await waitFor(() => expect(within(dialog).getByRole('button', { name: 'Download' })).toBeEnabled());
    expect(calls.findLast(({ path }) => path === '/documents/get')).toMatchObject({
      body: { documenttype: 'appraisal', micid: 12, key: 'loans/2017/appraisal' },
    });
    await person.click(within(dialog).getByRole('button', { name: 'Close' }));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('are neither opened nor saved if their content is of another kind', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    const page = '<script>alert(1)</script>';
    server.use(
      http.post(
        '*/api/documents/get',
        () => new HttpResponse(page, { headers: { 'content-type': 'application/pdf' } }),
      ),
    );
    const person = await openDocuments();
    await person.click(within(documents()).getByRole('button', { name: 'Appraisal NL-2026-017' }));
    const dialog = await screen.findByRole('dialog');
    expect(await within(dialog).findByRole('alert')).toHaveTextContent('This file looks damaged, so it wasn’t opened.');
    expect(within(dialog).getByRole('button', { name: 'Download' })).toBeDisabled();
  });

  it('that are gone say so', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    sandbox.faults.push({ name: 'notfound', path: '/documents/get' });
    const person = await openDocuments();
    await person.click(within(documents()).getByRole('button', { name: 'Appraisal NL-2026-017' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('This document is no longer available.');
  });
});

describe('the removal of a document', () => {
  const done = { status: 'success', message: 'The document has been deleted.' };

  async function askedToRemove(removal: object = done) {
    withOurs(removal);
    const person = await openDocuments();
    await person.click(within(documents()).getByRole('button', { name: 'Remove My insurance' }));
    return { person, dialog: screen.getByRole('dialog', { name: 'Remove this document?' }) };
  }

  it('asks first, and does nothing if the document is kept, with the focus back on its button', async () => {
    const { person, dialog } = await askedToRemove();
    await person.click(within(dialog).getByRole('button', { name: 'Keep it' }));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(calls.map(({ path }) => path)).not.toContain('/loan/document/delete');
    await waitFor(() => expect(screen.getByRole('button', { name: 'Remove My insurance' })).toHaveFocus());
  });

  it('reloads the loan when the answer says success, and leaves the focus in the section', async () => {
    const { person, dialog } = await askedToRemove();
    await person.click(within(dialog).getByRole('button', { name: 'Remove' }));
    expect(await screen.findByText('The document has been deleted.')).toBeVisible();
    await waitFor(() => expect(documents()).not.toHaveTextContent('My insurance'));
    await waitFor(() => expect(documents()).toHaveFocus());
    expect(loads()).toBe(2);
    const asked = calls.find(({ path }) => path === '/loan/document/delete');
    expect(asked?.body).toMatchObject({ loan_id: 2017, document_id: 900_001, investor_id: 501 });
  });

  it.each([
    [{ status: 'error', message: 'It is under review.' }, 'It is under review.'],
    [{ message: 'Perhaps.' }, 'Perhaps.'],
    [{ status: 'SUCCESS' }, 'The document was not removed.'],
  ])('does not reload the loan when the answer is %j, and says what it says', async (answer, message) => {
    const { person, dialog } = await askedToRemove(answer);
    await person.click(within(dialog).getByRole('button', { name: 'Remove' }));
    expect(await screen.findByText(message)).toBeVisible();
    expect(loads()).toBe(1);
    expect(documents()).toHaveTextContent('My insurance');
  });
});

describe('the upload of a document', () => {
  async function form() {
    const person = await openDocuments();
    await person.click(within(documents()).getByRole('button', { name: 'Upload document' }));
    const dialog = await screen.findByRole('dialog', { name: 'Upload document' });
    const file = within(dialog).getByLabelText('File');
    return { person, dialog, choose: (chosen: File) => person.upload(file, chosen) };
  }

  it('sends nothing without file, name and type, names each missing one, and focuses the first', async () => {
    const { person, dialog } = await form();
    await person.click(within(dialog).getByRole('button', { name: 'Upload' }));
    await waitFor(() => expect(within(dialog).getByLabelText('File')).toHaveFocus());
    expect(dialog).toHaveTextContent('Please choose a file.');
    expect(within(dialog).getByLabelText('Document name')).toBeInvalid();
    expect(within(dialog).getByLabelText('Document type')).toBeInvalid();
    expect(calls.map(({ path }) => path)).not.toContain('/loan/document/upload');
  });

  it('refuses a file whose content contradicts its name, before anything is sent', async () => {
    const { person, dialog, choose } = await form();
    await choose(new File(['MZ'], 'policy.pdf'));
    await waitFor(() => expect(dialog).toHaveTextContent('its content is something else'));
    await person.selectOptions(within(dialog).getByLabelText('Document type'), 'Property insurance');
    await person.type(within(dialog).getByLabelText('Document name'), 'Policy');
    await person.click(within(dialog).getByRole('button', { name: 'Upload' }));
    expect(dialog).toHaveTextContent('its content is something else');
    expect(calls.map(({ path }) => path)).not.toContain('/loan/document/upload');
  });

  it('waits for the look into the file that was just chosen', async () => {
    server.use(http.post('*/api/loan/document/upload', () => delay('infinite')));
    const { person, dialog, choose } = await form();
    await person.selectOptions(within(dialog).getByLabelText('Document type'), 'Property insurance');
    const file = pdf();
    let show = () => {};
    const shown = new Promise<void>((resolve) => {
      show = resolve;
    });
    const { slice } = file;
    vi.spyOn(file, 'slice').mockImplementation((...range) => {
      const part = slice.apply(file, range);
      const { arrayBuffer } = part;
      part.arrayBuffer = () => shown.then(() => arrayBuffer.call(part));
      return part;
    });
    await choose(file);
    const button = within(dialog).getByRole('button', { name: 'Upload' });
    await person.click(button);
    await person.click(button);
    expect(dialog).not.toHaveTextContent('is required');
    show();
    expect(await within(dialog).findByRole('progressbar')).toHaveAccessibleName(/Insurance 2026/);
  });

  it('suggests the name of the file, but keeps one that was entered', async () => {
    const { person, dialog, choose } = await form();
    await choose(pdf());
    const name = within(dialog).getByLabelText('Document name');
    await waitFor(() => expect(name).toHaveValue('Insurance 2026'));
    await person.clear(name);
    await person.type(name, 'Our policy');
    await choose(new File(['%PDF-1.7'], 'Other.pdf'));
    await waitFor(() => expect(dialog).toHaveTextContent('Other.pdf'));
    expect(name).toHaveValue('Our policy');
  });

  it('takes the name of the last chosen file, even if one in between was refused', async () => {
    const { dialog, choose } = await form();
    const name = within(dialog).getByLabelText('Document name');
    await choose(new File(['%PDF-1.7'], 'lease.pdf'));
    await waitFor(() => expect(name).toHaveValue('lease'));
    await choose(new File(['heic'], 'photo.png'));
    await within(dialog).findByRole('alert');
    expect(name).toHaveValue('');
    await choose(new File(['%PDF-1.7'], 'insurance.pdf'));
    await waitFor(() => expect(name).toHaveValue('insurance'));
  });

  it('announces the chosen file, and each time why one is refused', async () => {
    const { person, dialog, choose } = await form();
    await choose(pdf());
    expect(await within(dialog).findByText('Chosen: Insurance 2026.pdf, 9 bytes')).toHaveAttribute('role', 'status');
    await choose(new File(['MZ'], 'policy.pdf'));
    const first = await within(dialog).findByRole('alert');
    expect(first).toHaveTextContent('its content is something else');
    await choose(new File(['MZ'], 'policy.pdf'));
    await waitFor(() => expect(first).not.toBeInTheDocument());
    expect(await within(dialog).findByRole('alert')).toHaveTextContent('its content is something else');
    expect(within(dialog).getByRole('status')).toBeEmptyDOMElement();
    // The missing field is read out when it gets the focus.
    await choose(pdf());
    await within(dialog).findByText(/^Chosen/);
    await person.clear(within(dialog).getByLabelText('Document name'));
    await person.click(within(dialog).getByRole('button', { name: 'Upload' }));
    expect(within(dialog).queryByRole('alert')).toBeNull();
  });

  /** Drops files, and returns whether the browser leaves them to the page. */
  function drop(target: Element, files: File[] = []) {
    const event = new Event('drop', { bubbles: true, cancelable: true });
    Object.assign(event, { dataTransfer: { types: ['Files'], files, dropEffect: 'copy' } });
    target.dispatchEvent(event);
    return event.defaultPrevented;
  }

  it('takes one file, and none if several are dropped at once', async () => {
    const { dialog } = await form();
    const field = within(dialog).getByLabelText('File');
    drop(field, [pdf(), pdf()]);
    expect(await within(dialog).findByRole('alert')).toHaveTextContent('one file at a time');
    drop(field, [pdf()]);
    expect(await within(dialog).findByText('Chosen: Insurance 2026.pdf, 9 bytes')).toBeVisible();
  });

  it('keeps the browser from opening a file that is dropped beside the field', async () => {
    const { person, dialog } = await form();
    const beside = [dialog, document.body, within(dialog).getByLabelText('Document name')];
    expect(beside.map((target) => drop(target))).toEqual([true, true, true]);
    await person.keyboard('{Escape}');
    expect(drop(document.body)).toBe(false);
  });

  it('keeps the focus on its button, and moves it to the field that the server refuses', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    let refuse = () => {};
    const refused = new Promise<void>((resolve) => {
      refuse = resolve;
    });
    server.use(
      http.post('*/loan/document/upload', async () => {
        await refused;
        const errors = { documenttype: 'Is not taken any more.' };
        return HttpResponse.json(
          { status: 'error', message: 'Please check the marked fields.', errors },
          { status: 422 },
        );
      }),
    );
    const { person, dialog, choose } = await form();
    await choose(pdf());
    const type = within(dialog).getByLabelText('Document type');
    await person.selectOptions(type, 'Property insurance');
    const name = within(dialog).getByLabelText('Document name');
    await person.type(name, '{Enter}');
    await within(dialog).findByRole('progressbar');
    expect(name).toHaveFocus();
    refuse();
    await waitFor(() => expect(type).toHaveAccessibleDescription('Is not taken any more.'));
    await waitFor(() => expect(type).toHaveFocus());
  });

  it('is not cancelled by a press outside its dialog', async () => {
    const { person, dialog } = await form();
    await person.type(within(dialog).getByLabelText('Document name'), 'Policy');
    await person.pointer({ keys: '[MouseLeft]', target: dialog.previousElementSibling as Element });
    expect(within(dialog).getByLabelText('Document name')).toHaveValue('Policy');
    expect(dialog).toBeInTheDocument();
  });

  describe('that is under way', () => {
    const question = () => screen.findByRole('dialog', { name: 'Stop the upload?' });
    const upload = '*/api/loan/document/upload';

    async function send() {
      const { person, dialog, choose } = await form();
      await choose(pdf());
      await waitFor(() => expect(within(dialog).getByLabelText('Document name')).toHaveValue('Insurance 2026'));
      await person.selectOptions(within(dialog).getByLabelText('Document type'), 'Property insurance');
      await person.click(within(dialog).getByRole('button', { name: 'Upload' }));
      return { person, dialog };
    }

    it('asks before its dialog is closed, and continues or stops as answered', async () => {
      server.use(http.post(upload, () => delay('infinite')));
      const { person, dialog } = await send();
      await within(dialog).findByRole('progressbar');
      await person.keyboard('{Escape}');
      await person.click(within(await question()).getByRole('button', { name: 'Keep uploading' }));
      expect(within(dialog).getByRole('progressbar')).toBeInTheDocument();
      await person.keyboard('{Escape}');
      await person.click(within(await question()).getByRole('button', { name: 'Stop' }));
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
      // An upload that was not sent in full cannot have arrived.
      expect(screen.queryByText(/We do not know/)).toBeNull();
      expect(loads()).toBe(1);
    });

    it('loads the list again if its answer is lost', async () => {
      vi.spyOn(console, 'warn').mockImplementation(() => undefined);
      server.use(http.post(upload, () => HttpResponse.html('<p>Bad gateway</p>', { status: 502 })));
      await send();
      expect(await screen.findByRole('alert')).toHaveTextContent('We do not know whether this went through');
      await waitFor(() => expect(loads()).toBe(2));
    });
  });

  it('offers the types of the config', async () => {
    const { dialog } = await form();
    const options = within(within(dialog).getByLabelText('Document type')).getAllByRole('option');
    expect(options.map((option) => option.getAttribute('value'))).toEqual([
      '',
      'property_insurance',
      'correspondence',
      'appraisal',
      'other',
    ]);
    expect(options[0]).toHaveTextContent('Choose a type');
  });
});
