import { zipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import type { Schema } from '../../src/sandbox/schema.ts';
import { openSandbox } from './openSandbox.ts';

const text = (content: string) => new TextEncoder().encode(content);

async function openLoan() {
  const { call, send, signIn } = openSandbox();
  const session_token = await signIn();
  return {
    upload(fileName: string, content: Uint8Array<ArrayBuffer>, fields: Record<string, string> = {}) {
      const form = new FormData();
      const all = { session_token, loan_id: '2017', documenttype: 'property_insurance', name: 'Insurance', ...fields };
      for (const [name, value] of Object.entries(all)) form.set(name, value);
      form.set('file', new File([content], fileName));
      return send('loanDocumentUpload', form);
    },
    documents: async (): Promise<Schema<'LoanDocument'>[]> =>
      (await call('loanDetails', { session_token, loan_id: 2017 })).data.loan_details.documents,
    remove: (document_id: number) => call('loanDocumentDelete', { session_token, loan_id: 2017, document_id }),
    open: (key: string) =>
      send('documentGet', JSON.stringify({ session_token, documenttype: 'property_insurance', micid: 12, key })),
  };
}

describe('uploading a document to a loan', () => {
  it('adds it to the documents of the loan, where it can be opened and deleted', async () => {
    const { upload, documents, open, remove } = await openLoan();
    const before = await documents();
    const response = await upload('policy.pdf', text('%PDF-1.7 policy'));
    const { document } = (await response.json()).data;
    expect(document).toMatchObject({ name: 'Insurance', uploaded_by: 'investor', can_delete: 1, file_size_bytes: 15 });
    expect(await documents()).toEqual([document, ...before]);
    expect(await (await open(document.key)).text()).toBe('%PDF-1.7 policy');
    expect(await remove(document.document_id)).toMatchObject({ status: 'success' });
    expect(await documents()).toEqual(before);
    expect((await open(document.key)).status).toBe(404);
  });

  it.each([
    ['scan.pdf', text('HTTP/1.1 200 OK\r\n\r\n%PDF-1.4')],
    ['scan.png', Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 1)],
    ['photo.JPG', Uint8Array.of(0xff, 0xd8, 0xff, 0xe0)],
    ['letter.docx', zipSync({ 'word/document.xml': text('<w/>') })],
    ['sheet.xlsx', zipSync({ 'xl/workbook.xml': text('<x/>') })],
  ])('accepts %s', async (name, content) => {
    const { upload } = await openLoan();
    expect((await upload(name, content)).status).toBe(200);
  });

  it.each([
    ['program.exe', text('MZ'), 'The file has to be a PDF, PNG, JPEG, DOCX or XLSX.'],
    ['renamed.pdf', text('MZ'), 'The content of the file is not PDF.'],
    ['sheet.docx', zipSync({ 'xl/workbook.xml': text('<x/>') }), 'The content of the file is not DOCX.'],
    ['empty.pdf', text(''), 'The file is empty.'],
  ])('refuses %s', async (name, content, reason) => {
    const { upload, documents } = await openLoan();
    const before = await documents();
    const response = await upload(name, content);
    expect(response.status).toBe(422);
    expect((await response.json()).errors).toEqual({ file: reason });
    expect(await documents()).toEqual(before);
  });

  it('refuses a file of more than 20 MB', async () => {
    const { upload } = await openLoan();
    const content = new Uint8Array(20 * 1024 * 1024 + 1);
    content.set(text('%PDF-'));
    expect((await (await upload('large.pdf', content)).json()).errors).toEqual({
      file: 'The file is larger than 20 MB.',
    });
  });

  it('names the invalid fields, and refuses a loan of another investor', async () => {
    const { upload } = await openLoan();
    const response = await upload('policy.pdf', text('%PDF-'), { name: '', documenttype: 'poem' });
    expect(Object.keys((await response.json()).errors)).toEqual(['documenttype', 'name']);
    expect((await upload('policy.pdf', text('%PDF-'), { loan_id: '2021' })).status).toBe(404);
  });

  it('refuses to delete a document of the manager, with status error', async () => {
    const { documents, remove } = await openLoan();
    const [first] = await documents();
    expect(await remove(first?.document_id ?? 0)).toMatchObject({
      status: 'error',
      message: expect.stringContaining('yourself'),
    });
    expect((await documents())[0]).toEqual(first);
  });
});
